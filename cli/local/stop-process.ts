import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Milliseconds that a process has to finish what it does before it is killed. */
const patience = 5000

/** Ends a process that this one started, and waits until it has ended. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended
  clearTimeout(timer)
}
