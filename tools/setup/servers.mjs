import { existsSync } from 'node:fs'
import { installWithApt, isDebianForRoot } from './debian.mjs'
import { runQuietly } from './run.mjs'
import { SetupError } from './settle.mjs'

/** The servers of a cluster, on which the service's tests run once more. */
const programs = ['/usr/sbin/nats-server', '/usr/bin/redis-server', '/usr/bin/redis-cli']

export const serverPackages = ['redis-server', 'nats-server']

/**
 * Ensures that the servers of a cluster are here. Without them the step is left out, but not in CI.
 * @returns {Promise<string>} what is ready, or why the step is left out
 */
export async function readyServers() {
  if (await areServersHere()) return 'installed'
  let why = 'They are not installed, and this is no Debian on which they could be'
  if (isDebianForRoot()) {
    console.log(`Getting the servers of a cluster (apt-get install ${serverPackages.join(' ')}) ...`)
    const output = await installWithApt(serverPackages)
    if (await areServersHere()) return 'installed now'
    why = output
  }
  if (process.env.CI) throw new SetupError(why, 'Install them: apt-get install redis-server nats-server')
  process.env.INSTEP_WITHOUT_CLUSTER = '1'
  return `left out: ${why}. Install redis-server and nats-server for the step cluster`
}

export async function areServersHere() {
  if (programs.every((path) => existsSync(path))) return true
  const versions = ['nats-server', 'redis-server', 'redis-cli'].map((program) => runQuietly(program, ['--version']))
  return (await Promise.all(versions)).every(({ ok }) => ok)
}
