import { delimiter, join } from 'node:path'
import { root } from './root.mjs'
import { runQuietly } from './run.mjs'

/**
 * Runs npm with the machine's own Node, because `npm ci` removes the pinned one while it works.
 * @param {string[]} args
 * @param {Record<string, string>} [settings] further variables of its environment
 * @param {number} [mostMs] milliseconds after which it is ended
 */
export function runNpm(args, settings, mostMs) {
  const inside = join(root, 'node_modules')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(inside))
  return runQuietly('npm', args, { ...process.env, ...settings, PATH: path.join(delimiter) }, mostMs)
}
