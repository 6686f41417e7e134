import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Programs that tests start often, and those that they start in turn, relative to the root. */
export const programs = [
  'service/server.ts',
  'shop/server.ts',
  'cli/instep.ts',
  'cli/local/build-child.ts',
  'cli/workshop/workshop.ts',
]

/**
 * Returns the path by which a test starts a program of the project: its bundle, if this run of the tests has made one, else
 * the source file itself.
 */
export function programPath(file: string): string {
  const folder = process.env.INSTEP_PROGRAMS
  const name = relative(root, file)
  return folder && programs.includes(name) ? bundleIn(folder, name) : file
}

/** Returns the path of the bundle of a program. */
export function bundleIn(folder: string, program: string): string {
  return join(folder, program.replace(/\.ts$/, '.js'))
}
