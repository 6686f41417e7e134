import { afterEach, expect, test, vi } from 'vitest'
import { openKeyValue } from './key-value.ts'
import { underLease } from './lease.ts'

const silentMs = 250
const storage = openKeyValue(window, 'localStorage')
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('[QU-05] one tab at a time has the lease, in any order of many', async () => {
  let active = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++active)
    await pause(30)
    active--
  }
  await Promise.all(Array.from({ length: 5 }, () => underLease(storage, { name: 'queue', task, silentMs })))
  expect(most).toBe(1)
  expect(localStorage.getItem('qb_lease:queue')).toBe(null)
})

test('[QU-05] the tab at work renews its lease, so that a long task keeps it', async () => {
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

test('[QU-05] a lease that was not renewed for the time given is free, and not before', async () => {
  localStorage.setItem('qb_lease:queue', `gone ${Date.now()}`)
  const startedAt = Date.now()
  await underLease(storage, { name: 'queue', silentMs, task: async () => {} })
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(silentMs)
})

test.each(['', 'spoilt', 'someone 99999999999999'])('a lease that reads %j keeps nobody out', async (text) => {
  localStorage.setItem('qb_lease:queue', text)
  const startedAt = Date.now()
  await underLease(storage, { name: 'queue', silentMs, task: async () => {} })
  expect(Date.now() - startedAt).toBeLessThan(silentMs)
})

test('without local storage, or with a full one, the task runs at once', async () => {
  const full = { get: () => null, set: () => false, remove() {}, keys: () => [] }
  expect(await underLease(full, { name: 'queue', silentMs, task: async () => 'ran' })).toBe('ran')
  expect(await underLease(undefined, { name: 'queue', silentMs, task: async () => 'ran' })).toBe('ran')
})
