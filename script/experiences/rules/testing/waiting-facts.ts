import { aClock, type Clock } from '../../../testing/a-clock.ts'
import { aLog, type TestLog } from '../../../testing/a-log.ts'
import { aKeyValue } from '../../../testing/a-run.ts'
import type { CheckAnswer } from '../../answer.ts'
import type { WaitingFacts } from '../wait-for-rules.ts'

export type TestWaiting = WaitingFacts & {
  clock: Clock
  log: TestLog
  /** Stops the waiting. */
  stop(): void
  /** Moves the mouse, which calls the listeners. */
  move(x: number, y: number): void
  /** Returns the number of mouse listeners. */
  listeners(): number
  /** The answers in the order of their reports. */
  reported: CheckAnswer[]
  /** The reports of waiting, as `check waiting: because`. */
  waits: string[]
  /** Runs the functions registered for the activation. */
  activate(): void
}

/** Facts of a view and session that begin now, on a desktop computer, without a segment engine. */
export function waitingFacts(facts: Partial<WaitingFacts & { log: TestLog }> = {}): TestWaiting {
  const clock = aClock()
  const log = aLog()
  const stopping = new AbortController()
  const reported: CheckAnswer[] = []
  const waits: string[] = []
  const storage = aKeyValue()
  const hooks: (() => void)[] = []
  const mouse = new Set<(x: number, y: number) => void>()
  return {
    clock,
    log,
    reported,
    waits,
    now: clock.now,
    after: clock.after,
    signal: stopping.signal,
    stop: () => stopping.abort(),
    viewTs: clock.now(),
    sessionTs: clock.now(),
    experienceId: 'offers',
    deviceType: 'computer',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
    sessionStorage: () => storage,
    memberships: undefined,
    whenBody: async () => {},
    onMouseMove(task, signal) {
      mouse.add(task)
      signal.addEventListener('abort', () => mouse.delete(task))
    },
    move: (x, y) => {
      for (const task of [...mouse]) task(x, y)
    },
    listeners: () => mouse.size,
    report({ check, because, passes }) {
      if (because.startsWith('waiting: ')) waits.push(`${check} ${because}`)
      else reported.push({ check, passes, because })
    },
    onActivation: (fn) => void hooks.push(fn),
    activate: () => {
      for (const hook of hooks) hook()
    },
    ...facts,
  }
}

/** Returns the current state of a promise. */
export function outcomeOf<T>(promise: Promise<T>): { value?: T; error?: unknown } {
  const seen: { value?: T; error?: unknown } = {}
  promise.then(
    (value) => Object.assign(seen, { value }),
    (error) => Object.assign(seen, { error }),
  )
  return seen
}
