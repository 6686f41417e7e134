import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { programPath } from '../tools/programs/program-path.ts'

export type Running = {
  process: ChildProcess
  /** The first line that it printed. */
  firstLine: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Arguments of a program, and the folder in which it runs, which is this one unless given. */
type ProgramCall = { args?: string[]; folder?: string }

/** Starts a server of the project and waits for its first line. @throws with its output when it ends before that */
export async function start(
  file: string,
  variables: Record<string, string>,
  { args = [], folder }: ProgramCall = {},
): Promise<Running> {
  const child = spawn(process.execPath, [programPath(file), ...args], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (text) => said.push(String(text)))
  const lines = createInterface(child.stdout)
  const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => undefined)])
  if (!first) throw new Error(`${file} ended before it listened: ${said.join('')}`)
  return {
    process: child,
    firstLine: String(first[0]),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** Runs a program of the project to its end, and returns what it printed. @throws with its errors when it fails */
export async function run(
  file: string,
  args: string[],
  variables: Record<string, string>,
  folder?: string,
): Promise<string> {
  const child = spawn(process.execPath, [programPath(file), ...args], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  let printed = ''
  child.stdout.on('data', (text) => (printed += text))
  child.stderr.on('data', (text) => said.push(String(text)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed: ${said.join('')}`)
  return printed
}
