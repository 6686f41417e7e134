import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import { createStay } from './stay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aStay() {
  const scope = innerScope({ mayRestore: () => true, exposure: anyExposure })
  let done = 0
  const stay = createStay(
    scope,
    () => performance.now(),
    () => done++,
  )
  return { scope, stay, pass: (ms: number) => vi.advanceTimersByTime(ms), done: () => done }
}

test('the timeout runs out once, after its time', () => {
  const { stay, pass, done } = aStay()
  stay.begin(5000)
  pass(4999)
  expect(done()).toBe(0)
  pass(1)
  expect(done()).toBe(1)
  pass(60_000)
  expect(done()).toBe(1)
})

test('a restart gives the timeout its full time again', () => {
  const { stay, pass, done } = aStay()
  stay.begin(5000)
  pass(4000)
  stay.begin(5000)
  pass(4999)
  expect(done()).toBe(0)
  pass(1)
  expect(done()).toBe(1)
})

test('repeated pauses keep the remaining time', () => {
  const { stay, pass, done } = aStay()
  stay.begin(5000)
  for (const still of [2000, 60_000]) {
    pass(1000)
    stay.standStill(true)
    stay.standStill(true)
    pass(still)
    stay.standStill(false)
  }
  pass(2999)
  expect(done()).toBe(0)
  pass(1)
  expect(done()).toBe(1)
})

test('a restart during a pause waits for the resumption, and a stopped timeout never runs out', () => {
  const { scope, stay, pass, done } = aStay()
  stay.standStill(true)
  stay.begin(5000)
  pass(60_000)
  expect(done()).toBe(0)
  stay.standStill(false)
  scope.end()
  stay.standStill(true)
  stay.standStill(false)
  pass(60_000)
  expect(done()).toBe(0)
})
