import { existsSync } from 'node:fs'

const places = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** Returns the path of an installed server program. @throws Error saying what to install */
export function findServer(program: 'nats-server' | 'redis-server' | 'redis-cli'): string {
  const path = [...(process.env.PATH ?? '').split(':'), ...places]
    .map((folder) => `${folder}/${program}`)
    .find(existsSync)
  if (path) return path
  throw new Error(`There is no ${program} here. On Debian: apt-get install redis-server nats-server`)
}
