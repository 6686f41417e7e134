import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Program = { process: ChildProcess; origin: string }

/** Starts the service, or a program that takes events like it, on a free port, and waits until it listens. */
export async function startProgram(
  path: string,
  folder: string,
  variables: Record<string, string> = {},
): Promise<Program> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', path)], {
    env: { PATH: process.env.PATH, SERVICE_PORT: '0', INSTEP_ENVIRONMENT: 'test', INSTEP_DATA: folder, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('the output is not piped')
  const [line] = await once(createInterface(child.stdout), 'line')
  return { process: child, origin: String(line).replace('service listening on ', '').replace('localhost', '127.0.0.1') }
}
