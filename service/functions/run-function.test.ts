import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import type { IntegrationFunction } from './integration-function.ts'
import { runFunction } from './run-function.ts'

const call = { id: 'mail', key: 'k', data: { n: 1 }, callerData: 'c', meta: null, invocationId: 'i1' }
const outcomeOf = (run: IntegrationFunction) => runFunction(run, call, aClock().after)

test('[SV-43] a function gets its data, what is known of the call, and a signal, and its value is the outcome', async () => {
  const given: unknown[] = []
  const outcome = await outcomeOf((...all) => {
    given.push(...all)
    return { sent: [1], at: undefined }
  })
  expect(outcome).toEqual({ kind: 'done', data: { sent: [1] } })
  const { data, ...rest } = call
  expect(given).toEqual([data, { ...rest, signal: expect.any(AbortSignal) }])
  expect(await outcomeOf(() => undefined)).toEqual({ kind: 'done', data: null })
})

test('[SV-43] a function that takes longer than 30 seconds is told to stop, and one that has ended is not', async () => {
  const clock = aClock()
  const signals: AbortSignal[] = []
  const run = (answer: Promise<unknown>) =>
    runFunction(
      (_, { signal }) => {
        signals.push(signal)
        return answer
      },
      call,
      clock.after,
    )
  const late = run(new Promise(() => {}))
  expect(await run(Promise.resolve(1))).toEqual({ kind: 'done', data: 1 })
  await clock.pass(29_999)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  await clock.pass(1)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(await late).toEqual({ kind: 'late', message: 'The function took longer than 30 seconds' })
})

test.each<[unknown, string]>([
  [new Error('no connection'), 'no connection'],
  [new Error(''), 'The function failed'],
  ['no connection', 'no connection'],
  ['', 'The function failed'],
  [7, 'The function failed'],
  [null, 'The function failed'],
])('[SV-43] a function that throws %j has failed with the message "%s"', async (error, message) => {
  const outcome = await outcomeOf(() => {
    throw error
  })
  expect(outcome).toEqual({ kind: 'failed', message })
})

test('[SV-43] a value that is no JSON is a failure of its function', async () => {
  expect(await outcomeOf(() => 1n)).toMatchObject({ kind: 'failed', message: expect.stringContaining('BigInt') })
})
