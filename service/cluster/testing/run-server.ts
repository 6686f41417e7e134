import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A server process on the loopback address. */
export type RunningServer = {
  port: number
  /** Ends it at once, as a failing machine would. */
  kill(): Promise<void>
  /** Starts it again with what it has on disk. */
  restart(): Promise<void>
  /** Stops it from answering, without closing its connections, and lets it go on. */
  freeze(): void
  thaw(): void
}

const running = new Set<ChildProcess>()
// Whoever started them may fail before ending them.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a server and waits until it listens. @throws (rejects) Error with what it said when it ends before */
export async function runServer(command: string, given: readonly string[], port: number): Promise<RunningServer> {
  let child: ChildProcess
  async function startProcess(): Promise<void> {
    child = spawn(command, given, { stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    child.once('exit', () => running.delete(child))
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said = (said + part).slice(-2000)
      })
    const until = Date.now() + 20_000
    while (!(await isListening(port))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`${command} does not listen on ${port}:\n${said}`)
      await wait(20)
    }
  }
  await startProcess()
  return {
    port,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    restart: startProcess,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
