import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineTarget } from './fuzz-target.ts'
import { loadTarget, targets } from './targets.ts'
import { inputAt, tryTarget } from './try-target.ts'
import { watchTarget } from './watch-target.ts'

const plan = { seed: 7, inputs: 100, limitMs: 20_000 }

test.each(Object.entries(targets))('a hundred inputs of %s break nothing', async (_, { file }) => {
  const { tried, failure } = await tryTarget(await loadTarget(file), plan)
  expect({ tried, failure }).toEqual({ tried: 100, failure: undefined })
})

test('a failure gives the smallest input that still fails, and the first one is found again by its number', async () => {
  const target = defineTarget({
    input: fc.array(fc.nat(100)),
    tryInput(numbers) {
      if (numbers.some((number) => number > 40)) throw new Error('too large')
    },
  })
  const outcome = await tryTarget(target, plan)
  expect(outcome.failure).toEqual({ at: expect.any(Number), input: '[41]', error: 'too large' })
  const first = await inputAt(target, plan.seed, outcome.failure?.at ?? 0)
  expect(JSON.parse(first).some((number: number) => number > 40)).toBe(true)
})

test('the time limit ends a run that has more inputs', async () => {
  const slow = defineTarget({ input: fc.nat(), tryInput: () => new Promise((resolve) => setTimeout(resolve, 20)) })
  const { tried, failure } = await tryTarget(slow, { ...plan, limitMs: 200 })
  expect(failure).toBe(undefined)
  expect(tried).toBeGreaterThan(0)
  expect(tried).toBeLessThan(20)
})

test('an input without end is found, and so is a target that cannot be loaded', async () => {
  const endless = new URL('./testing/endless.ts', import.meta.url).href
  const { tried, failure } = await watchTarget(endless, plan, 1000)
  expect(failure).toEqual({ at: tried - 1, input: expect.stringMatching(/^([6-9]|10)$/), error: 'no end after 1 s' })
  const missing = await watchTarget(new URL('./testing/missing.ts', import.meta.url).href, plan)
  expect(missing).toMatchObject({ tried: 0, failure: { input: 'none: the target was not loaded' } })
})
