import { existsSync } from 'node:fs'
import { runQuietly } from './run.mjs'

/** Whether packages of the system can be installed here: on Debian and its relatives, by root. */
export function isDebianForRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** @type {Promise<string> | undefined} */
let listed

/**
 * Installs packages of the system with apt-get, which reads its lists once.
 * @param {string[]} names
 * @returns {Promise<string>} what it printed
 */
export async function installWithApt(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  listed ??= runQuietly('apt-get', ['update'], env).then(({ output }) => output)
  const lists = await listed
  const { output } = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...names], env)
  return lists + output
}
