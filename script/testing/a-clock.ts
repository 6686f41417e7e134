export type Clock = {
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Advances the time, runs the timers that are due and settles promises in between. */
  pass(ms: number): Promise<void>
  /** Sets `now` back by some ms, like a change of the device's clock; timers are not affected. */
  setBack(ms: number): void
}

/** Creates a clock that only advances when a test advances it. Epoch milliseconds. */
export function aClock(startAt = 1_700_000_000_000): Clock {
  let time = startAt
  let behind = 0
  let tasks: { at: number; task: () => void }[] = []
  return {
    now: () => time - behind,
    after: (ms, task) => void tasks.push({ at: time + Math.max(0, ms), task }),
    setBack(ms) {
      behind += ms
    },
    async pass(ms) {
      const end = time + ms
      for (;;) {
        await settleMicrotasks()
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        tasks = tasks.filter((each) => each !== next)
        time = Math.max(time, next.at)
        next.task()
      }
      time = end
      await settleMicrotasks()
    },
  }
}

/** Turns of the microtask queue: more than the longest tested promise chain, a batch that is halved down to its events. */
async function settleMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 300; turn++) await Promise.resolve()
}
