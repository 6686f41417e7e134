import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseJsonObject } from '../../contract/json.ts'

/** What a command that runs says of itself to another one in the same folder. */
type RunningSession = { process: number; service: string }

/** How long a service of this machine is waited for, in milliseconds. */
const patienceMs = 2000

/** Writes into a folder that this command runs in it, until the process ends. */
export function noteSession(folder: string, service: string): void {
  const file = join(folder, 'running.json')
  const session: RunningSession = { process: process.pid, service }
  writeFileSync(file, JSON.stringify(session))
  process.once('exit', () => rmSync(file, { force: true }))
}

/** @throws (rejects) when another command runs in a folder: both would write one script, and keep their data in one place */
export async function requireNoSession(folder: string): Promise<void> {
  const file = resolve(folder, 'running.json')
  const session = existsSync(file) && (parseJsonObject(readFileSync(file, 'utf8')) as RunningSession | undefined)
  if (!session) return
  const { process: id, service } = session
  // The file stays where a command was killed, and another one may have its port.
  if (!isAlive(id) || !(await isListening(service))) return
  throw new Error(
    `Instep runs in this folder already, as process ${id} with ${service}/console: end that first. ` +
      'For another shop at the same time, begin in a folder of its own, with other ports',
  )
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false // there is no such process
  }
}

async function isListening(service: string): Promise<boolean> {
  try {
    return (await fetch(`${service}/health`, { signal: AbortSignal.timeout(patienceMs) })).ok
  } catch (error) {
    // One that is busy, as while a large site is built, answers late; where nobody listens, that is known at once.
    return (error as Error).name === 'TimeoutError'
  }
}
