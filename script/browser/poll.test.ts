import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { createPoll, type PollNeeds, type PollTarget } from './poll.ts'

/** A poll on a page with the given elements and window paths; records the time of each look. */
function aPoll({ found = {} as Record<string, unknown>, ...needs }: { found?: object } & Partial<PollNeeds> = {}) {
  const clock = aClock()
  const looks: number[] = []
  const look = (name: string) => {
    looks.push(clock.now())
    return (found as Record<string, unknown>)[name]
  }
  const query = (name: string) => look(name) ?? null
  const poll = createPoll({ query, path: look, ...clock, ...needs })
  return { poll, clock, looks }
}

/** Returns the outcome of a promise so far. */
function outcome(promise: Promise<unknown>) {
  const seen: { value?: unknown; error?: unknown } = {}
  promise.then(
    (value) => Object.assign(seen, { value }),
    (error) => Object.assign(seen, { error }),
  )
  return seen
}

/** Animation frames that run when a test calls for them. */
function someFrames() {
  let waiting: (() => void)[] = []
  return {
    frame(task: () => void) {
      waiting.push(task)
      return true
    },
    next() {
      const tasks = waiting
      waiting = []
      for (const task of tasks) task()
    },
  }
}

test.each<[what: string, target: PollTarget | PollTarget[], value: unknown]>([
  ['a selector', '.price', 'element'],
  ['a window path', 'window.shop.bag', 0],
  ['a function', () => 'there', 'there'],
  ['a window path whose value is null', 'window.shop.none', null],
  ['a list, in its order', ['window.shop.bag', () => 'there', '.price'], [0, 'there', 'element']],
  ['an empty list', [], []],
])('[PO-01] the poller finds %s at its first look', async (_, target, value) => {
  const { poll } = aPoll({ found: { '.price': 'element', 'shop.bag': 0, 'shop.none': null } })
  expect(await poll(target)).toEqual(value)
})

test('[PO-01] a list is found when its last target is', async () => {
  const found: Record<string, unknown> = { a: 1 }
  const { poll, clock } = aPoll({ found })
  const seen = outcome(poll(['b', 'a']))
  await clock.pass(100)
  expect(seen).toEqual({})
  found.b = 2
  await clock.pass(16)
  expect(seen).toEqual({ value: [2, 1] })
})

test.each([[undefined], [null], [false], [0], [''], [Number.NaN], ['throws']])(
  '[PO-01] a function that returns %j has not found its target yet',
  async (answer) => {
    let found = false
    const { poll, clock } = aPoll()
    const seen = outcome(
      poll(() => {
        if (found) return 'there'
        if (answer === 'throws') throw new Error('not yet')
        return answer
      }),
    )
    await clock.pass(500)
    expect(seen).toEqual({})
    found = true
    await clock.pass(16)
    expect(seen).toEqual({ value: 'there' })
  },
)

test('[PO-01] a list contains no element that left the page while the poll waited for the others', async () => {
  const found: Record<string, unknown> = { '.a': 'drawn first' }
  const { poll, clock } = aPoll({ found })
  const seen = outcome(poll(['.a', '.b']))
  await clock.pass(100)
  delete found['.a']
  found['.b'] = 'b'
  await clock.pass(100)
  expect(seen).toEqual({})
  found['.a'] = 'drawn again'
  await clock.pass(16)
  expect(seen).toEqual({ value: ['drawn again', 'b'] })
})

/** A page that reports changes when a test says so. */
function aChangingPage() {
  const tasks = new Set<() => void>()
  return {
    tasks,
    change: () => tasks.forEach((task) => void task()),
    onChange(task: () => void) {
      tasks.add(task)
      return () => void tasks.delete(task)
    },
  }
}

test('a selector is looked for whenever the page changes, a path or a function only on ticks', async () => {
  const found: Record<string, unknown> = {}
  const { onChange, change, tasks } = aChangingPage()
  const { poll } = aPoll({ found, onChange, frame: () => true })
  const seen = [outcome(poll('.a')), outcome(poll(['window.b', '.a'])), outcome(poll('window.b'))]
  expect(tasks.size).toBe(2)
  found['.a'] = 'a'
  found.b = 'b'
  change()
  await Promise.resolve()
  expect(seen).toEqual([{ value: 'a' }, { value: ['b', 'a'] }, {}])
  expect(tasks.size).toBe(0)
})

test.each(['stop', 'abort', 'time-out'])('a poll that ends by %s receives no further changes', async (how) => {
  const { onChange, tasks } = aChangingPage()
  const { poll, clock } = aPoll({ onChange })
  const controller = new AbortController()
  const polling = poll('.never', { signal: controller.signal })
  outcome(polling)
  expect(tasks.size).toBe(1)
  if (how === 'stop') polling.stop()
  else if (how === 'abort') controller.abort()
  else await clock.pass(15_000)
  expect(tasks.size).toBe(0)
})

test.each<[given: unknown, options: object, message: string]>([
  [undefined, {}, 'cannot wait 15000 ms for undefined'],
  [['.a', 5], {}, 'cannot wait 15000 ms for [".a",5]'],
  [' ', {}, 'cannot wait 15000 ms for " "'],
  ['.a[', {}, '.a[ is no selector'],
  [['.a', '.a['], {}, '.a[ is no selector'],
  ['.a', { timeout: '5s' }, 'cannot wait 5s ms for ".a"'],
  ['.a', { timeout: Number.NaN }, 'cannot wait NaN ms for ".a"'],
])('a target or time-out that is not valid is rejected at once: %j with %j', async (given, options, message) => {
  const query = (selector: string) => {
    if (selector.endsWith('[')) throw new SyntaxError('no selector')
    return null
  }
  const { poll } = aPoll({ query })
  await expect(poll(given as PollTarget, options)).rejects.toEqual(new TypeError(`Poller: ${message}`))
})

test('[PO-02] setting the clock back does not delay a time-out', async () => {
  const { poll, clock } = aPoll()
  const seen = outcome(poll('.never'))
  await clock.pass(5000)
  clock.setBack(3_600_000)
  await clock.pass(10_000)
  expect(seen.error).toMatchObject({ code: 'EPOLLER:TIMEOUT' })
})

test.each<[Parameters<ReturnType<typeof createPoll>>[1], number]>([
  [undefined, 15_000],
  [{ timeout: 700 }, 700],
  [{ timeout: 40_000 }, 40_000],
])('[PO-02] with the options %j polling gives up after %i ms', async (options, ms) => {
  const { poll, clock, looks } = aPoll()
  const seen = outcome(poll('.never', options))
  await clock.pass(ms - 1)
  expect(seen).toEqual({})
  await clock.pass(1)
  expect(seen.error).toMatchObject({ code: 'EPOLLER:TIMEOUT', message: 'Poller: could not resolve .never' })
  const before = looks.length
  await clock.pass(60_000)
  expect(looks).toHaveLength(before)
})

test('[PO-02] stopping ends a poll silently, and so does aborting', async () => {
  const { poll, clock, looks } = aPoll()
  const controller = new AbortController()
  const stopped = poll(['.never', '.neither'])
  const seen = [outcome(stopped), outcome(poll('.never', { signal: controller.signal }))]
  await clock.pass(100)
  stopped.stop()
  controller.abort()
  const before = looks.length
  await clock.pass(60_000)
  expect(seen).toEqual([{}, {}])
  expect(looks).toHaveLength(before)
})

test('[PO-03] the first 180 ticks are 16 ms apart, and each later interval is 1.5 times the previous one', async () => {
  const { poll, clock, looks } = aPoll()
  outcome(poll('.never'))
  await clock.pass(4000)
  const intervals = looks.slice(1).map((at, index) => at - (looks[index] ?? 0))
  expect(new Set(intervals.slice(0, 180))).toEqual(new Set([16]))
  expect(intervals.slice(180, 185)).toEqual([24, 36, 54, 81, 121.5])
})

test('[PO-03] each poll counts its own ticks, from its first look', async () => {
  const { poll, clock } = aPoll()
  outcome(poll('.never'))
  await clock.pass(3500)
  const looks: number[] = []
  outcome(poll(() => void looks.push(clock.now())))
  await clock.pass(160)
  expect(looks).toHaveLength(11)
})

test('[PO-03] a hidden page is polled by timers', async () => {
  const { poll, clock, looks } = aPoll({ frame: () => false })
  outcome(poll('.never'))
  await clock.pass(160)
  expect(looks).toHaveLength(11)
})

test('[PO-04] with animation frames, a poll looks on nine frames out of every 60', async () => {
  const frames = someFrames()
  const { poll, looks } = aPoll({ frame: frames.frame })
  outcome(poll('.never'))
  const looked: number[] = []
  for (let number = 1; number <= 120; number++) {
    const before = looks.length
    frames.next()
    if (looks.length > before) looked.push(number)
  }
  const nine = [1, 2, 3, 5, 8, 13, 21, 34, 55]
  expect(looked).toEqual([...nine, ...nine.map((number) => number + 60)])
})

test('[PO-04] each poll numbers its own frames from 1', () => {
  const frames = someFrames()
  const { poll } = aPoll({ frame: frames.frame })
  outcome(poll('.never'))
  for (let number = 1; number <= 10; number++) frames.next()
  let looks = 0
  outcome(poll(() => void looks++))
  for (let number = 1; number <= 5; number++) frames.next()
  expect(looks).toBe(1 + 4)
})

test('[PO-04] polling on frames gives up after 15 s as well, also when frames stop coming', async () => {
  const frames = someFrames()
  const { poll, clock } = aPoll({ frame: frames.frame })
  const seen = outcome(poll('.never'))
  await clock.pass(14_999)
  expect(seen).toEqual({})
  await clock.pass(1)
  expect(seen.error).toMatchObject({ code: 'EPOLLER:TIMEOUT' })
})
