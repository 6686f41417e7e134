import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { createOwnFailures } from './own-failures.ts'

/** Creates a page that hands out a rejected promise. `raise` reports an unhandled rejection; a real one would fail the test run. */
function aPage() {
  const clock = aClock()
  const reported: unknown[] = []
  let raise: (reason: unknown) => boolean = () => false
  const own = createOwnFailures({
    after: clock.after,
    onUnhandled: (task) => {
      raise = task
    },
  })
  const failure = new Error('Failed to perform execute action: no')
  const failing = () => own(Promise.reject(failure), (error) => void reported.push(error))
  return { own, failing, failure, reported, raise: (reason: unknown) => raise(reason), settled: () => clock.pass(10) }
}

type Use = (promise: Promise<number>) => unknown

test.each<[string, Use]>([
  ['is dropped', (promise) => void promise],
  ['has only success handlers', (promise) => void promise.then((count) => count + 1).then(String)],
  ['has only a finally handler', (promise) => void promise.finally(() => {})],
])('[ER-07] the failure of a promise that %s is reported once', async (_, use) => {
  const { failing, failure, reported, settled } = aPage()
  use(failing())
  await settled()
  expect(reported).toEqual([failure])
})

test.each<[string, Use]>([
  ['catch', (promise) => promise.catch(() => {})],
  ['then', (promise) => promise.then(String, () => {})],
  [
    'a late catch in its chain',
    (promise) =>
      promise
        .then(String)
        .finally(() => {})
        .catch(() => {}),
  ],
  ['await', async (promise) => await promise.catch(() => {})],
  [
    'await in a try',
    async (promise) => {
      try {
        await promise
      } catch {
        // handled
      }
    },
  ],
  ['all', (promise) => Promise.all([promise]).catch(() => {})],
  ['allSettled', (promise) => Promise.allSettled([promise])],
])('[ER-07] a failure that is handled by %s is not reported', async (_, use) => {
  const { failing, reported, settled } = aPage()
  await use(failing())
  await settled()
  expect(reported).toEqual([])
})

test('a successful result is available through await and then', async () => {
  const { own, reported } = aPage()
  expect(await own(Promise.resolve(7), (error) => void reported.push(error))).toBe(7)
  expect(await own(Promise.resolve(7), () => {}).then((n) => n + 1)).toBe(8)
  expect(own(Promise.resolve(7), () => {})).toBeInstanceOf(Promise)
  expect(reported).toEqual([])
})

test('an error thrown in a then handler is reported, too', async () => {
  const { own, reported, settled } = aPage()
  const mistake = new TypeError('its own')
  own(Promise.resolve(7), (error) => void reported.push(error)).then(() => {
    throw mistake
  })
  await settled()
  expect(reported).toEqual([mistake])
})

test('[ER-07] a failure that the page reports as unhandled is reported once, and is not treated as an error of the page', async () => {
  const { failing, failure, reported, raise } = aPage()
  await expect(failing()).rejects.toBe(failure)
  expect([raise(failure), raise(failure)]).toEqual([true, true])
  expect(reported).toEqual([failure])
})

test.each([new Error('the shop’s own'), 'a text', undefined, null, 7])(
  'the rejection %s of other code is left to the page',
  (reason) => {
    expect(aPage().raise(reason)).toBe(false)
  },
)
