import { afterEach, beforeEach, expect, test } from 'vitest'
import { someServices } from '../testing/some-services.ts'
import { neverUnhandled } from './never-unhandled.ts'

/** The unhandled rejections of the page, kept from the test runner. */
let unhandled: unknown[]

function note(event: PromiseRejectionEvent): void {
  unhandled.push(event.reason)
  event.stopImmediatePropagation()
  event.preventDefault()
}

beforeEach(() => {
  unhandled = []
  addEventListener('unhandledrejection', note, { capture: true })
})

afterEach(() => removeEventListener('unhandledrejection', note, { capture: true }))

const twoTasks = async () => {
  for (let task = 0; task < 2; task++) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('[CT-08] a failing service that an experience does not handle is only logged', async () => {
  const { services, log } = someServices()
  const { ecount, topk } = services.counters
  void ecount('views').get('p')
  void ecount('views').increment('p', 60)
  void topk('purchases').get()
  void topk('purchases').increment('p', 60)
  void ecount('views')
    .get('p')
    .then((count) => count + 1)
    .then(String)
    .finally(() => {})
  await twoTasks()
  expect(unhandled).toEqual([])
  expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn', 'warn'])
})

test('errors thrown by the code of an experience itself stay unhandled rejections', async () => {
  const mistakes = [new TypeError('of its own'), new TypeError('in place of a failure')]
  void neverUnhandled(Promise.resolve(1)).then(() => {
    throw mistakes[0]
  })
  void neverUnhandled(Promise.reject(new Error('no'))).catch(() => {
    throw mistakes[1]
  })
  await twoTasks()
  expect(unhandled).toEqual(mistakes)
})
