import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { programPath } from '../programs/program-path.ts'
import { root } from '../setup/root.mjs'

export type Disturbance = { clockMs: number; commitMs: number }

/** The service under test: a process that is killed and started again, on one data folder. */
export type SoakedService = {
  /** The port on which it listens; 0 while it does not. */
  port(): number
  /** Starts it. @throws (rejects) with what it said when it ends instead */
  start(): Promise<void>
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Its clock and its disk, in milliseconds from now on. */
  disturb(by: Partial<Disturbance>): void
  /** Its memory in MiB; 0 while it does not run, and where the system does not tell. */
  memory(): number
}

export function aSoakedService(dataFolder: string, controlFile: string): SoakedService {
  let child: ChildProcess | undefined
  let port = 0
  let disturbance: Disturbance = { clockMs: 0, commitMs: 0 }
  const writeControl = () => writeFileSync(controlFile, JSON.stringify(disturbance))
  writeControl()
  return {
    port: () => port,
    async start() {
      const preload = join(import.meta.dirname, 'disturb-service.mjs')
      child = spawn(process.execPath, ['--import', preload, programPath(join(root, 'service/server.ts'))], {
        env: {
          PATH: process.env.PATH,
          SERVICE_PORT: '0',
          INSTEP_ENVIRONMENT: 'test',
          INSTEP_DATA: dataFolder,
          SOAK_CONTROL: controlFile,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      port = await portOf(child)
    },
    async kill(signal) {
      port = 0
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    disturb(by) {
      disturbance = { ...disturbance, ...by }
      writeControl()
    },
    memory: () => (child?.pid && port > 0 ? memoryOf(child.pid) : 0),
  }
}

/** Waits for the line in which a service says that it listens. */
async function portOf(child: ChildProcess): Promise<number> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the output is not piped')
  let said = ''
  stderr.on('data', (text) => {
    said = (said + text).slice(-2000)
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the service ended with ${code}: ${said.trim()}`)
  })
  const [line] = await Promise.race([once(createInterface(stdout), 'line'), ended])
  ended.catch(() => {}) // later ends are wanted
  return Number(new URL(String(line).replace('service listening on ', '')).port)
}

function memoryOf(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
