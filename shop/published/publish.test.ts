import { expect, test, vi } from 'vitest'
import { publish } from './publish.ts'
import type { PublishedEvent } from './published-event.ts'

const events = [
  { type: 'ecView', data: { type: 'home', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' } },
  { type: 'ecProduct', data: { eventType: 'listing', productIds: ['moor'] } },
] satisfies PublishedEvent[]

test('events go to the bus of the page in order', () => {
  const emit = vi.fn()
  publish(events, { uv: { emit } })
  expect(emit.mock.calls).toEqual(events.map(({ type, data }) => [type, data]))
})

test('without a bus nothing happens', () => {
  expect(() => publish(events, {})).not.toThrow()
})

test('a bus that fails on one event still gets the next', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const emit = vi.fn(() => {
    throw new Error('broken')
  })
  publish(events, { uv: { emit } })
  expect(emit).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
