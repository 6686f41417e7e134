import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** The folder in which the package is put together. */
export const packageFolder = join(root, '.build/package')

/** Returns the absolute paths of files in it. */
export function packageFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: packageFolder }).map((file) => join(packageFolder, file))
}
