import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { programPath } from '../../tools/programs/program-path.ts'

export type Server = { process: ChildProcess; origin: string; line: string }

/** Creates a data folder that is removed after the test. */
export function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-service-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the service as a separate process, which ends with the test at the latest. */
export function spawnServer(variables: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [programPath(join(import.meta.dirname, '../server.ts'))], {
    env: { PATH: process.env.PATH, SERVICE_PORT: '0', INSTEP_ENVIRONMENT: 'test', INSTEP_INSPECT: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Starts a service on a free port. */
export async function aServer(dataFolder: string, variables: Record<string, string> = {}): Promise<Server> {
  const child = spawnServer({ INSTEP_DATA: dataFolder, ...variables })
  if (!child.stdout) throw new Error('the output is not piped')
  const [line] = await once(createInterface(child.stdout), 'line')
  return { process: child, line, origin: line.replace('service listening on ', '') }
}

/** Returns how a service that cannot start exits. */
export async function endOf(child: ChildProcess): Promise<{ code: number | null; output: string; errors: string }> {
  if (!child.stdout || !child.stderr) throw new Error('the output is not piped')
  const [[code], output, errors] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code, output, errors }
}
