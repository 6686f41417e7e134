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

test('what is there is found at once', async () => {
  expect(await look(0)).toEqual({ looks: [0], answers: ['found'] })
})

test('it is looked for after waits of 1, 2, 3, 4 and 5 s, then no more', async () => {
  expect(await look(100)).toEqual({ looks: [0, 1, 3, 6, 10, 15], answers: ['missing'] })
})

test('what comes in between is found with the next look', async () => {
  expect(await look(4)).toEqual({ looks: [0, 1, 3, 6], answers: ['found'] })
})

test('stopped, nobody looks', async () => {
  expect(await look(4, 3)).toEqual({ looks: [0, 1, 3], answers: [] })
})
