import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

export type EngineProgram = { child: ChildProcess; stop(): Promise<void> }

/** Starts a program that ends with this process at the latest. */
export function startProgram(command: string, args: string[], options: SpawnOptions = {}): EngineProgram {
  const child = spawn(command, args, { stdio: 'ignore', ...options })
  const killChild = () => void child.kill()
  process.once('exit', killChild)
  const ended = once(child, 'close')
  // Whoever waits for the program notices that it is missing.
  ended.catch(() => undefined)
  return {
    child,
    async stop() {
      process.off('exit', killChild)
      killChild()
      await ended.catch(() => undefined)
    },
  }
}
