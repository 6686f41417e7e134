import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain } from './look-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Seconds at which it looked, and what it answered; it is there from a second on. */
async function look(thereAfter: number, stopAfter = Number.POSITIVE_INFINITY) {
  const looks: number[] = []
  const answers: string[] = []
  const stopping = new AbortController()
  let second = 0
  const isThere = () => looks.push(second) > 0 && second >= thereAfter
  const tell = (answer: string) => () => void answers.push(answer)
  lookAgain({ isThere, found: tell('found'), missing: tell('missing') }, stopping.signal)
  for (second = 1; second < 40; second++) {
    if (second > stopAfter) stopping.abort()
    await vi.advanceTimersByTimeAsync(1000)
  }
  return { looks, answers }
}

test('an element that exists is found immediately', async () => {
  expect(await look(0)).toEqual({ looks: [0], answers: ['found'] })
})

test('the check is repeated after 1, 2, 3, 4 and 5 s and then ends', async () => {
  expect(await look(100)).toEqual({ looks: [0, 1, 3, 6, 10, 15], answers: ['missing'] })
})

test('an element that appears between two checks is found by the next check', async () => {
  expect(await look(4)).toEqual({ looks: [0, 1, 3, 6], answers: ['found'] })
})

test('there are no checks after an abort', async () => {
  expect(await look(4, 3)).toEqual({ looks: [0, 1, 3], answers: [] })
})
