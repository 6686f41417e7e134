import { existsSync } from 'node:fs'
import { join } from 'node:path'

const names = ['ts', 'mts', 'mjs', 'js'].map((extension) => `instep.config.${extension}`)

/** Returns the name of the site's configuration in a folder, or the usual name where there is none yet. */
export function findConfig(folder = '.'): string {
  return names.find((name) => existsSync(join(folder, name))) ?? 'instep.config.ts'
}
