import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { WorkshopAnswer, WorkshopMessage, WorkshopPlace } from '../../contract/steer/workshop.ts'
import type { Workshop } from './workshop.ts'

/** The build is a process of its own: it takes seconds and much memory, and runs the site's own configuration. */
const ownProgram = join(import.meta.dirname, `../../cli/workshop/workshop${extname(import.meta.filename)}`)

/** Milliseconds without an order after which the process ends. */
const idleMs = 5 * 60_000

/** Milliseconds after which an order is given up, and the process with it: no site takes as long. */
const longestMs = 10 * 60_000

type Running = { child: ChildProcess; startedAt: number; files: string[] }
type Waiting = {
  resolve(answer: WorkshopAnswer): void
  reject(error: Error): void
  onStep?: (step: 'checking' | 'building') => void
}

/**
 * Returns a workshop that starts its process with the first order, and another one when a file of the configuration has
 * changed since.
 */
export function forkWorkshop(place: WorkshopPlace, program = ownProgram): Workshop {
  const waiting = new Map<number, Waiting>()
  let running: Promise<Running> | undefined
  let count = 0
  let idle: NodeJS.Timeout | undefined

  async function startProcess(): Promise<Running> {
    const startedAt = Date.now()
    const child = fork(program, [JSON.stringify(place)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('message', hearMessage)
    child.once('exit', (code) => loseProcess(new Error(`The build ended with exit code ${code}`)))
    // It cannot be started, or does not listen any more. Without this the service itself would end.
    child.on('error', loseProcess)
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The build does not start')))
    ended.catch(() => {}) // after the start it is told by the exit above
    const started: Running = { child, startedAt, files: [] }
    child.on('message', (message: WorkshopMessage) => {
      if ('files' in message) started.files = message.files
    })
    await Promise.race([once(child, 'message'), ended])
    return started
  }

  function loseProcess(error: Error): void {
    running = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function hearMessage(message: WorkshopMessage): void {
    if (!('order' in message)) return
    const asked = waiting.get(message.order)
    if ('step' in message) {
      asked?.onStep?.(message.step)
      return
    }
    waiting.delete(message.order)
    asked?.resolve(message.answer)
  }

  async function readyProcess(): Promise<Running> {
    clearTimeout(idle)
    idle = setTimeout(() => waiting.size === 0 && endProcess(), idleMs).unref()
    const known = await running?.catch(() => undefined)
    // While it works it is left alone: what it does is then done with the files as they were.
    if (known && waiting.size === 0 && (await isChanged(known))) await endProcess()
    running ??= startProcess()
    return running
  }

  async function endProcess(): Promise<void> {
    const known = await running?.catch(() => undefined)
    running = undefined
    if (!known || known.child.exitCode !== null || known.child.signalCode !== null) return
    const ended = once(known.child, 'exit')
    known.child.kill()
    await ended
  }

  return {
    async order(wanted, onStep) {
      const { child } = await readyProcess()
      const order = ++count
      const late = setTimeout(() => child.kill(), longestMs).unref()
      const answer = new Promise<WorkshopAnswer>((resolve, reject) => {
        waiting.set(order, { resolve, reject, onStep })
        child.send({ order, ...wanted })
      })
      return answer.finally(() => clearTimeout(late))
    },
    async close() {
      clearTimeout(idle)
      await endProcess()
    },
  }
}

async function isChanged({ startedAt, files }: Running): Promise<boolean> {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  )
  return times.some((time) => time > startedAt)
}
