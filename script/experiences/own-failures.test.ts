import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { createOwnFailures } from './own-failures.ts'

/** What handing out a promise that fails leads to; the page's alarm is raised by `raise`. A rejection left unhandled fails the run. */
function aPage() {
  const clock = aClock()
  const told: unknown[] = []
  let raise: (reason: unknown) => boolean = () => false
  const own = createOwnFailures({
    after: clock.after,
    onUnhandled: (task) => {
      raise = task
    },
  })
  const failure = new Error('Failed to perform execute action: no')
  const failing = () => own(Promise.reject(failure), (error) => void told.push(error))
  return { own, failing, failure, told, raise: (reason: unknown) => raise(reason), settled: () => clock.pass(10) }
}

type Use = (promise: Promise<number>) => unknown

test.each<[string, Use]>([
  ['is dropped', (promise) => void promise],
  ['has only what comes after success', (promise) => void promise.then((count) => count + 1).then(String)],
  ['has only what comes at last', (promise) => void promise.finally(() => {})],
])('[ER-07] a failure of a promise that %s is told once', async (_, use) => {
  const { failing, failure, told, settled } = aPage()
  use(failing())
  await settled()
  expect(told).toEqual([failure])
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
])('[ER-07] a failure that is handled by %s is told to nobody else', async (_, use) => {
  const { failing, told, settled } = aPage()
  await use(failing())
  await settled()
  expect(told).toEqual([])
})

test('success comes through, by await and by then', async () => {
  const { own, told } = aPage()
  expect(await own(Promise.resolve(7), (error) => void told.push(error))).toBe(7)
  expect(await own(Promise.resolve(7), () => {}).then((n) => n + 1)).toBe(8)
  expect(own(Promise.resolve(7), () => {})).toBeInstanceOf(Promise)
  expect(told).toEqual([])
})

test('what its own chain throws is an error of its code, too', async () => {
  const { own, told, settled } = aPage()
  const mistake = new TypeError('its own')
  own(Promise.resolve(7), (error) => void told.push(error)).then(() => {
    throw mistake
  })
  await settled()
  expect(told).toEqual([mistake])
})

test('[ER-07] a failure that the page’s alarm is raised for is told once, and is not the page’s matter', async () => {
  const { failing, failure, told, raise } = aPage()
  await expect(failing()).rejects.toBe(failure)
  expect([raise(failure), raise(failure)]).toEqual([true, true])
  expect(told).toEqual([failure])
})

test.each([new Error('the shop’s own'), 'a text', undefined, null, 7])(
  '%s of the page is left to the page',
  (reason) => {
    expect(aPage().raise(reason)).toBe(false)
  },
)
