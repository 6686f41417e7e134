import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Running = { process: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> }

/** Starts a server of the project and waits for its first line. @throws with its output when it ends before that */
export async function start(file: string, variables: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [file], {
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
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** Runs a program of the project to its end. @throws with its output when it fails */
export async function run(file: string, args: string[], variables: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (text) => said.push(String(text)))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} failed: ${said.join('')}`)
}
