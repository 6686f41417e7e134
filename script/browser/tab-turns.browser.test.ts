import { expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '../limits.ts'
import { eventually } from '../testing/eventually.ts'
import { openTabTurns } from './tab-turns.ts'

const { inTurn, countInTurn } = openTabTurns()
const silentMs = 300
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

/** Opens another tab of this origin. */
async function anotherTab(): Promise<Window> {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  await pause(20)
  if (!frame.contentWindow) throw new Error('The frame has no window')
  return frame.contentWindow
}

/** Holds a lock in another tab and resolves when the tab has it. Removing the tab's frame ends the tab. */
async function held(tab: Window, name: string): Promise<void> {
  await new Promise<void>((has) => {
    void tab.navigator.locks.request(name, () => {
      has()
      return new Promise(() => {})
    })
  })
}

test('[QU-05] when two tasks have the same name, the second waits for the first', async () => {
  const happened: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(
    'name',
    async () => {
      happened.push('first begins')
      await promise
      happened.push('first ends')
    },
    silentMs,
  )
  const second = inTurn('name', async () => void happened.push('second'), silentMs)
  await pause(20)
  resolve()
  await Promise.all([first, second])
  expect(happened).toEqual(['first begins', 'first ends', 'second'])
})

test('a task returns its result, and a task that fails releases its turn', async () => {
  await expect(inTurn('name', () => Promise.reject(new Error('no')), silentMs)).rejects.toThrow('no')
  expect(await inTurn('name', async () => 5, silentMs)).toBe(5)
})

test('a page that stays open has nothing left of the turns that have ended', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  onTestFinished(() => void vi.restoreAllMocks())
  for (const task of [async () => {}, () => Promise.reject(new Error('no'))])
    await inTurn('again', task, silentMs).catch(() => {})
  // What runs the tests listens to signals of its own.
  const isOfTurn = (fn: unknown) => typeof fn === 'function' && fn.name === 'goAway'
  const [left] = added.mock.contexts.filter((_, at) => isOfTurn(added.mock.calls[at]?.[1]))
  const ofPage = ({ mock }: typeof added | typeof removed) => mock.calls.filter((_, at) => mock.contexts[at] === left)
  expect(ofPage(added)).toHaveLength(2)
  expect(ofPage(removed)).toEqual(ofPage(added))
})

test('[QU-05] a turn lasts until other tabs can see what the task wrote, also for a tab that asks after the task has ended', async () => {
  for (const task of [async () => {}, () => Promise.reject(new Error('no'))]) {
    const ended = Promise.withResolvers<void>()
    const first = inTurn('written', () => task().finally(ended.resolve), silentMs).catch(() => {})
    await ended.promise
    const endedAt = performance.now()
    await navigator.locks.request('written', () => {})
    expect(performance.now() - endedAt).toBeGreaterThanOrEqual(45)
    await first
  }
})

test('[QU-05] a tab that dies releases its turn', async () => {
  const tab = await anotherTab()
  await held(tab, 'dying')
  const task = vi.fn(async () => {})
  const turn = inTurn('dying', task, 10_000)
  await pause(50)
  expect(task).not.toHaveBeenCalled()
  tab.frameElement?.remove()
  await turn
  expect(task).toHaveBeenCalledOnce()
})

test('[QU-05] a tab that gives no sign of life for the given time loses its turn, and not before', async () => {
  const tab = await anotherTab()
  await held(tab, 'silent')
  const startedAt = performance.now()
  await inTurn('silent', async () => {}, silentMs)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(silentMs - 5)
  tab.frameElement?.remove()
})

/** Returns how many tabs have their turn or wait for it. */
async function asked(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name === 'busy').length
}

test('[QU-05] tabs that take turns are not silent: a waiting tab waits for all of them', async () => {
  const happened: string[] = []
  const tabs = await Promise.all([anotherTab(), anotherTab(), anotherTab()])
  const foreign: Promise<unknown>[] = []
  const allAsked = Promise.withResolvers<void>()
  // Together they take longer than one may be silent, and each alone so little that a busy machine does not matter.
  const longSilentMs = 1000
  for (const [nth, tab] of tabs.entries()) {
    const task = async () => {
      await allAsked.promise
      await pause(0.6 * longSilentMs)
      happened.push(`tab ${nth}`)
    }
    foreign.push(tab.navigator.locks.request('busy', task))
    // Each tab requests the lock from its own process: without this wait a later request may arrive first.
    await eventually(async () => expect(await asked()).toBe(nth + 1))
  }
  const own = inTurn('busy', async () => void happened.push('this one'), longSilentMs)
  allAsked.resolve()
  await Promise.all([own, ...foreign])
  expect(happened).toEqual(['tab 0', 'tab 1', 'tab 2', 'this one'])
  for (const { frameElement } of tabs) frameElement?.remove()
})

test('a page that is left ends its turn, so that it can enter the back-forward cache', async () => {
  const turn = inTurn('leaving', () => new Promise(() => {}), silentMs)
  await pause(20)
  leave()
  expect(await turn).toBe(undefined)
  // Another process of the browser keeps the locks.
  const countLocks = async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name === 'leaving').length
  }
  await expect.poll(countLocks).toBe(0)
})

test('a page that is left neither waits for a turn nor starts one, because either would evict it from the back-forward cache', async () => {
  const tab = await anotherTab()
  await held(tab, 'waiting')
  const task = vi.fn(async () => 1)
  const waiting = inTurn('waiting', task, 30_000)
  await eventually(async () =>
    expect((await navigator.locks.query()).pending?.map(({ name }) => name)).toContain('waiting'),
  )
  const begun = inTurn('begun', task, silentMs) // queries the holder of the lock while the page is being left
  leave()
  const late = inTurn('begun', task, silentMs) // as a timer does that fires before the page is frozen
  expect(await Promise.all([waiting, begun, late])).toEqual([undefined, undefined, undefined])
  const { held: locks = [], pending = [] } = await navigator.locks.query()
  expect(pending).toEqual([])
  expect(locks.filter(({ clientId, name }) => name === 'begun' && clientId)).toEqual([])
  tab.frameElement?.remove()
  expect(task).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await inTurn('begun', task, silentMs)).toBe(1)
})

test('[VI-04] a tab waits to count until the tab that is counting has finished', async () => {
  const tab = await anotherTab()
  const happened: string[] = []
  const started = Promise.withResolvers<void>()
  const counted = Promise.withResolvers<void>()
  const other = tab.navigator.locks.request('qb_count', async () => {
    started.resolve()
    await counted.promise
    happened.push('other')
  })
  await started.promise
  const turn = countInTurn(() => void happened.push('this one'))
  await pause(50)
  expect(happened).toEqual([])
  counted.resolve()
  await Promise.all([other, turn])
  expect(happened).toEqual(['other', 'this one'])
  tab.frameElement?.remove()
})

test('[VI-04] a tab that hangs while it counts delays the others by two seconds at most', async () => {
  const tab = await anotherTab()
  await held(tab, 'qb_count')
  const count = vi.fn()
  const startedAt = performance.now()
  await countInTurn(count)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(limits.countingTurnMs - 5)
  expect(count).not.toHaveBeenCalled() // the caller counts now
  tab.frameElement?.remove()
})

test('where Web Locks are missing, or a lock is refused, the turn ends at once', async () => {
  const count = vi.fn()
  const request = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'))
  onTestFinished(() => request.mockRestore())
  await countInTurn(count)
  const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
  onTestFinished(() => locks.mockRestore())
  await countInTurn(count)
  expect(count).not.toHaveBeenCalled()
})

test('[BY-03] a page that is left does not wait for its turn to count', async () => {
  const tab = await anotherTab()
  await held(tab, 'qb_count')
  const turn = countInTurn(() => {})
  const pending = async () => (await navigator.locks.query()).pending?.map(({ name }) => name)
  await eventually(async () => expect(await pending()).toEqual(['qb_count']))
  leave()
  await turn
  expect(await pending()).toEqual([])
  tab.frameElement?.remove()
})

function leave(): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  onTestFinished(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}
