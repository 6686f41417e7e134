import { extname, join, sep } from 'node:path'

/** Returns a path as the bundler names modules: with slashes on Windows as well, where all else takes them, too. */
export function toModuleId(path: string): string {
  return path.replaceAll(sep, '/')
}

/** Instep's own folder: the repository, or the installed package. */
export const root = toModuleId(join(import.meta.dirname, '../..'))

/** The published package has a JavaScript file for each TypeScript file of the repository. */
export const isCompiled = extname(import.meta.filename) === '.js'

/** Returns the absolute path of one of Instep's own modules. @param path in the repository, such as `script/main.ts` */
export function ownModule(path: string): string {
  return `${root}/${isCompiled ? path.replace(/\.tsx?$/, '.js') : path}`
}
