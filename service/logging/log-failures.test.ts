import { expect, test } from 'vitest'
import { createFailureLog } from './log-failures.ts'

/** A log on a clock that is set. */
function aLog() {
  const lines: object[] = []
  const clock = { now: 1000 }
  const logFailure = createFailureLog(() => clock.now)
  const log = { error: (facts: object, message: string) => void lines.push({ ...facts, message }) }
  return { lines, clock, fail: (error: unknown, route: string) => logFailure(log, error, route) }
}

const full = new Error('full')
const line = { err: full, route: '/events', message: 'unexpected failure' }

test('failures of one kind are logged every ten seconds at most, with how many came since', () => {
  const { lines, clock, fail } = aLog()
  for (let at = 0; at < 1000; at++) fail(full, '/events')
  expect(lines).toEqual([line])
  clock.now += 10_000
  fail(full, '/events')
  fail(full, '/events')
  expect(lines).toEqual([line, { ...line, more: 999 }])
})

test('another failure, or one of another route, is logged at once, also when a clock was set back', () => {
  const { lines, clock, fail } = aLog()
  fail(full, '/events')
  fail(new TypeError('broken'), '/events')
  fail(full, '/visitors')
  expect(lines).toHaveLength(3)
  clock.now -= 60_000
  fail(full, '/events')
  expect(lines).toHaveLength(4)
})

test('kinds without end take no memory without end: the first is known no more after a hundred others', () => {
  const { lines, fail } = aLog()
  fail(full, '/events')
  for (let at = 0; at < 100; at++) fail(full, `/other/${at}`)
  fail(full, '/events')
  expect(lines).toHaveLength(102)
})
