import { expect, test, vi } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { createQueue, type QueueNeeds } from './queue.ts'

type Attempt = { at: number; items: number[] }

/** A queue of numbers; `process` determines the outcome of the nth batch. */
function aQueue(process: (nth: number) => Promise<unknown> = async () => {}, needs: Partial<QueueNeeds<number>> = {}) {
  const clock = aClock()
  const startedAt = clock.now()
  let items: number[] = []
  const attempts: Attempt[] = []
  const failures: string[] = []
  const queue = createQueue<number>({
    async process(batch) {
      attempts.push({ at: clock.now() - startedAt, items: batch })
      await process(attempts.length - 1)
      return undefined
    },
    waiting: () => items,
    remove(done) {
      items = items.filter((item) => !done.includes(item))
    },
    onFailure: (reason) => failures.push(reason),
    ...clock,
    ...needs,
  })
  const add = (...more: number[]) => {
    for (const item of more) {
      items.push(item)
      queue.added()
    }
  }
  queue.resume()
  return { queue, clock, attempts, failures, add, items: () => items }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const fails = () => Promise.reject(new Error('no'))

test('[QU-01] a queue without a process function is refused', () => {
  const needs = { waiting: () => [], remove() {}, ...aClock() }
  expect(() => createQueue({ ...needs, process: undefined as never })).toThrow('Queue requires a process function')
})

test.each([
  [2000, 2000, true],
  [2000, 1999, true],
  [2000, 2001, false],
])(
  '[QU-01] with a process timeout of %i, whether an active-queue timeout of %i is refused: %j',
  (processTimeoutMs, active, refused) => {
    const create = () => aQueue(undefined, { processTimeoutMs, activeQueueTimeoutMs: active })
    if (refused) expect(create).toThrow('activeQueueTimeout must be greater than processTimeout')
    else expect(create).not.toThrow()
  },
)

test('[QU-02] a batch has at most 20 items and starts 100 ms after its first item, or at once when it is full', async () => {
  const { clock, attempts, add } = aQueue()
  add(1, 2)
  await clock.pass(60)
  add(3)
  await clock.pass(1000)
  expect(attempts).toEqual([{ at: 100, items: [1, 2, 3] }])
  add(...numbers(20))
  await clock.pass(0)
  expect(attempts[1]).toEqual({ at: 1060, items: numbers(20) })
  add(...numbers(45))
  await clock.pass(0)
  expect(attempts.slice(2).map(({ items }) => items.length)).toEqual([20, 20, 5])
})

test('[QU-02] back-off and the two timeouts default to 1 s, 2 s and 2.5 s', async () => {
  const silences: number[] = []
  const { clock, attempts, failures, add } = aQueue((nth) => (nth === 0 ? new Promise(() => {}) : Promise.resolve()), {
    turn(task, silentMs) {
      silences.push(silentMs)
      return task()
    },
  })
  add(1)
  await clock.pass(2099)
  expect(failures).toEqual([])
  await clock.pass(1)
  expect(failures).toEqual(['Task timeout'])
  await clock.pass(1000)
  expect(attempts.map(({ at }) => at)).toEqual([100, 3100])
  expect(new Set(silences)).toEqual(new Set([2500]))
})

test('[QU-03] after failures, items keep their order and wait 1, 2, 4 … up to 64 s, and a success resets the wait', async () => {
  const { clock, attempts, add, items } = aQueue((nth) => (nth < 9 || nth === 10 ? fails() : Promise.resolve()))
  add(3, 1, 2)
  await clock.pass(500_000)
  expect(attempts.every((attempt) => attempt.items.join() === '3,1,2')).toBe(true)
  const waits = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 64_000, 64_000])
  expect(items()).toEqual([])
  add(4)
  await clock.pass(5000)
  const [failed, again] = attempts.slice(-2)
  expect((again?.at ?? 0) - (failed?.at ?? 0)).toBe(1000)
})

test('[QU-03] one batch is in progress at a time', async () => {
  let active = 0
  let most = 0
  const { clock, add } = aQueue(async () => {
    most = Math.max(most, ++active)
    await new Promise<void>((done) => clock.after(500, done))
    active--
  })
  for (const item of numbers(60)) {
    add(item)
    await clock.pass(10)
  }
  await clock.pass(5000)
  expect(most).toBe(1)
})

test('[QU-04] a batch that takes too long fails and waits as after an error, and its late result is ignored', async () => {
  const late = Promise.withResolvers<void>()
  const { clock, attempts, failures, add, items } = aQueue((nth) => (nth === 0 ? late.promise : fails()))
  add(1)
  await clock.pass(2100)
  expect(failures).toEqual(['Task timeout'])
  late.resolve()
  await clock.pass(999)
  expect(items()).toEqual([1])
  expect(attempts).toHaveLength(1)
  await clock.pass(1)
  expect(attempts).toHaveLength(2)
})

test('items that the process function does not finish stay in the queue', async () => {
  const done: number[] = []
  const clock = aClock()
  let items = [1, 2, 3]
  const queue = createQueue<number>({
    process: async (batch) => batch.slice(0, 1),
    waiting: () => items,
    remove(finished) {
      done.push(...finished)
      items = items.filter((item) => !finished.includes(item))
    },
    ...clock,
  })
  queue.resume()
  await clock.pass(0)
  expect(done).toEqual([1, 2, 3])
})

test('until it is resumed a queue sends nothing, and a pause holds back waiting items', async () => {
  const clock = aClock()
  const process = vi.fn(async () => undefined)
  let items = [1]
  const queue = createQueue<number>({ process, waiting: () => items, remove: () => (items = []), ...clock })
  queue.added()
  await clock.pass(10_000)
  expect(process).not.toHaveBeenCalled()
  queue.pause(300)
  queue.resume()
  await clock.pass(299)
  expect(process).not.toHaveBeenCalled()
  await clock.pass(1)
  expect(process).toHaveBeenCalledOnce()
})

test('the queue checks for items stored by another tab once that tab should have sent them', async () => {
  const clock = aClock()
  let items: number[] = []
  const process = vi.fn(async () => undefined)
  const queue = createQueue<number>({ process, waiting: () => items, remove: () => (items = []), ...clock })
  queue.resume()
  queue.check()
  await clock.pass(2500)
  expect(process).not.toHaveBeenCalled()
  items = [1]
  queue.check()
  await clock.pass(2499)
  expect(process).not.toHaveBeenCalled()
  await clock.pass(1)
  expect(process).toHaveBeenCalledOnce()
})
