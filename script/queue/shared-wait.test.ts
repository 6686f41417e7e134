import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { openSharedWait } from './shared-wait.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-22T12:00:00Z')

function aWait(storage = aKeyValue()) {
  const clock = aClock(start)
  return { storage, clock, wait: openSharedWait({ storage, now: clock.now }, 'qb_wait:shop') }
}

test('[QU-18] a wait applies to everyone who reads the same storage, until it is over', async () => {
  const { storage, clock, wait } = aWait()
  const other = openSharedWait({ storage, now: clock.now }, 'qb_wait:shop')
  wait.begin(null, 30_000)
  await clock.pass(10_000)
  expect([wait.leftMs(), other.leftMs()]).toEqual([20_000, 20_000])
  await clock.pass(20_000)
  expect([wait.leftMs(), other.leftMs()]).toEqual([0, 0])
})

test('[QU-18] another property of the origin does not wait', () => {
  const { storage, clock, wait } = aWait()
  wait.begin(null, 30_000)
  expect(openSharedWait({ storage, now: clock.now }, 'qb_wait:other').leftMs()).toBe(0)
})

test.each([
  ['31', 31_000],
  ['120', 120_000],
  [' 45 ', 45_000],
  ['3600', hour],
  ['3601', hour],
  ['999999999999', hour],
  ['Sun, 22 Nov 2026 12:00:45 GMT', 45_000],
  ['Sun, 22 Nov 2026 18:00:00 GMT', hour],
])('[QU-18] Retry-After: %s sets the wait, to an hour at most', (text, ms) => {
  const { wait } = aWait()
  wait.begin(text, 30_000)
  expect(wait.leftMs()).toBe(ms)
})

test.each(['', '0', '-5', '29', 'soon', 'Sun, 22 Nov 2026 12:00:29 GMT', null])(
  '[QU-18] Retry-After: %s does not lengthen the usual wait',
  (text) => {
    const { wait } = aWait()
    wait.begin(text, 30_000)
    expect(wait.leftMs()).toBe(30_000)
  },
)

test.each([
  ['that ends too late because the clock was set back', String(start + hour + 1)],
  ['that is over', String(start - 1)],
  ['corrupted by another script', 'soon'],
  ['that is empty', ''],
])('[QU-18] a wait %s delays nothing', (_, text) => {
  const { storage, wait } = aWait()
  storage.set('qb_wait:shop', text)
  expect(wait.leftMs()).toBe(0)
})

test('[QU-18] without storage a wait applies to this page only', () => {
  const wait = openSharedWait({ storage: undefined, now: () => start }, 'qb_wait:shop')
  wait.begin('60', 30_000)
  expect(wait.leftMs()).toBe(60_000)
})
