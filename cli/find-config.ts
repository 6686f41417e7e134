import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Problem } from './check/shapes.ts'

const names = ['ts', 'mts', 'mjs', 'js'].map((extension) => `instep.config.${extension}`)

/** Returns the name of the site's configuration in a folder, or the usual name where there is none yet. */
export function findConfig(folder = '.'): string {
  return names.find((name) => existsSync(join(folder, name))) ?? 'instep.config.ts'
}

/** Warns of configurations beside one: whoever edits another than the one that is read sees nothing of it. */
export function warnOfOthers(config: string): Problem[] {
  if (!names.includes(basename(config))) return []
  const others = names.filter((name) => name !== basename(config) && existsSync(join(dirname(config), name)))
  return others.map((path) => ({ path, problem: 'is there as well, and is not read', remedy: 'remove one of them' }))
}
