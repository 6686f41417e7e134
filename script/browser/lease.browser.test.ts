import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { KeyValue } from '../key-value.ts'
import { openKeyValue } from './key-value.ts'
import { underLease } from './lease.ts'
import type { TabWithoutLocks } from './testing/tab-without-locks.ts'

/** Longer than a busy machine keeps a page waiting: a tab that is silent for so long has lost its turn. */
const silentMs = 1000
const storage = openKeyValue(window, 'localStorage')
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Opens another tab of this origin, with its own window and timers, in a browser without Web Locks. */
async function anotherTab() {
  const frame = document.createElement('iframe')
  frame.src = '/script/browser/testing/tab-without-locks.html'
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const tab = () => (frame.contentWindow as TabWithoutLocks).turn
  await expect.poll(tab).toBeTypeOf('function')
  return {
    window: frame.contentWindow as TabWithoutLocks,
    turn: <R>(task: () => Promise<R>) => tab()?.(task, silentMs),
    close: () => frame.remove(),
  }
}

/** Creates a task that counts how many of its runs were active at the same time. */
function countedTasks() {
  const seen = { active: 0, most: 0, done: 0 }
  const task = async () => {
    seen.most = Math.max(seen.most, ++seen.active)
    await pause(30)
    seen.active--
    seen.done++
  }
  return { seen, task }
}

/**
 * Returns each tab's view of local storage in a browser with one process per tab: a tab sees its own writes at once
 * and those of other tabs later; in the end the last write counts.
 */
function viewsOfOneStore(delayMs: number): () => KeyValue {
  const views: Map<string, string>[] = []
  return () => {
    const own = new Map<string, string>()
    views.push(own)
    const tell = (change: (view: Map<string, string>) => void) => {
      change(own)
      setTimeout(() => views.forEach(change), delayMs)
    }
    return {
      get: (key) => own.get(key) ?? null,
      set(key, value) {
        tell((view) => view.set(key, value))
        return true
      },
      remove: (key) => tell((view) => view.delete(key)),
      keys: () => [...own.keys()],
    }
  }
}

test('[QU-05] tabs without Web Locks take their turns one at a time, in any order', async () => {
  const tabs = await Promise.all([anotherTab(), anotherTab()])
  expect(tabs.map(({ window }) => window.navigator.locks)).toEqual([undefined, undefined])
  const { seen, task } = countedTasks()
  await Promise.all([...tabs, ...tabs].map(({ turn }) => turn(task)))
  expect(seen).toEqual({ active: 0, most: 1, done: 4 })
  expect(localStorage.getItem('qb_lease:queue')).toBe(null)
})

test('[QU-05] when several tabs find the lease free at the same moment, only one begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const tabView = viewsOfOneStore(silentMs / 50)
  const { seen, task } = countedTasks()
  const turns = [1, 2, 3, 4, 5].map(() => underLease(tabView(), { name: 'queue', task, silentMs }))
  await vi.advanceTimersByTimeAsync(3 * silentMs)
  await Promise.all(turns)
  expect(seen).toEqual({ active: 0, most: 1, done: 5 })
})

test('[QU-05] the turn of a closed tab becomes free when its lease has been silent for the given time, and not before', async () => {
  const [closed, other] = await Promise.all([anotherTab(), anotherTab()])
  let begunAt = 0
  void closed.turn(async () => {
    begunAt = performance.now()
    await new Promise(() => {})
  })
  await expect.poll(() => begunAt).toBeGreaterThan(0)
  closed.close()
  const leaseAt = Number(localStorage.getItem('qb_lease:queue')?.split(' ')[1])
  await other.turn(async () => expect(Date.now() - leaseAt).toBeGreaterThan(silentMs))
  expect(await other.turn(async () => 'done')).toBe('done')
})

test('[QU-05] a working tab renews its lease, so that a long task keeps it', async () => {
  // Long enough that a busy machine does not miss all five times at which it is renewed.
  const silentMs = 2000
  const happened: string[] = []
  const long = underLease(storage, {
    name: 'queue',
    silentMs,
    task: async () => {
      await pause(3 * silentMs)
      happened.push('long')
    },
  })
  await pause(50)
  const other = underLease(storage, { name: 'queue', silentMs, task: async () => void happened.push('other') })
  await Promise.all([long, other])
  expect(happened).toEqual(['long', 'other'])
})

test('[QU-05] a lease that was not renewed for the given time is free, and not before', async () => {
  const startedAt = Date.now()
  localStorage.setItem('qb_lease:queue', `gone ${startedAt}`)
  await underLease(storage, { name: 'queue', silentMs, task: async () => {} })
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(silentMs)
})

test('where nothing that is written stays, though writing does not fail, the task runs', async () => {
  const keepsNothing: KeyValue = { get: () => null, set: () => true, remove() {}, keys: () => [] }
  expect(await underLease(keepsNothing, { name: 'queue', silentMs, task: async () => 'done' })).toBe('done')
})

test.each(['', 'spoilt', 'someone 99999999999999'])('a lease with the content %j blocks nobody', async (text) => {
  localStorage.setItem('qb_lease:queue', text)
  // Long enough that a busy machine does not exceed it.
  const silentMs = 10_000
  const startedAt = Date.now()
  await underLease(storage, { name: 'queue', silentMs, task: async () => {} })
  expect(Date.now() - startedAt).toBeLessThan(silentMs)
})

test('without local storage, or with a full one, the task runs at once', async () => {
  const full = { get: () => null, set: () => false, remove() {}, keys: () => [] }
  expect(await underLease(full, { name: 'queue', silentMs, task: async () => 'ran' })).toBe('ran')
  expect(await underLease(undefined, { name: 'queue', silentMs, task: async () => 'ran' })).toBe('ran')
})
