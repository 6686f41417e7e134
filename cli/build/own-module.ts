import { extname, join } from 'node:path'

/** Instep's own folder: the repository, or the installed package. */
export const root = join(import.meta.dirname, '../..')

/** The published package has a JavaScript file for each TypeScript file of the repository. */
export const isCompiled = extname(import.meta.filename) === '.js'

/** Returns the absolute path of one of Instep's own modules. @param path in the repository, such as `script/main.ts` */
export function ownModule(path: string): string {
  return join(root, isCompiled ? path.replace(/\.tsx?$/, '.js') : path)
}
