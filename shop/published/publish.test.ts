import { expect, test, vi } from 'vitest'
import { publishEvents } from './publish.ts'
import type { PublishedEvent } from './published-event.ts'

const events: PublishedEvent[] = [
  { kind: 'view', type: 'home', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' },
  { kind: 'search', text: 'boots', resultCount: 7 },
]
const inLayer = (dataLayer: string) => ({ document: { documentElement: { dataset: { dataLayer } } } })

test("events go to the page's bus in order, and nothing to the other layer", () => {
  const page = { uv: { emit: vi.fn() }, ...inLayer('uv'), dataLayer: [] }
  publishEvents(events, page)
  expect(page.uv.emit.mock.calls).toEqual([
    ['ecView', { type: 'home', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }],
    ['ecSearch', { text: 'boots', resultCount: 7 }],
  ])
  expect(page.dataLayer).toEqual([])
})

test('a page that publishes for GA4 adds them to its dataLayer, after existing entries, and nothing to the bus', () => {
  const page = { uv: { emit: vi.fn() }, ...inLayer('ga4'), dataLayer: [{ event: 'gtm.js' }] }
  publishEvents(events, page)
  expect(page.dataLayer).toEqual([
    { event: 'gtm.js' },
    {
      event: 'page_view',
      page_type: 'home',
      page_subtypes: [],
      language: 'en',
      page_country: 'uk',
      currency: 'GBP',
    },
    { event: 'search', search_term: 'boots', result_count: 7 },
  ])
  expect(page.uv.emit).not.toHaveBeenCalled()
})

test('a missing dataLayer is created, so that later readers find the events', () => {
  const page: ReturnType<typeof inLayer> & { dataLayer?: unknown[] } = inLayer('ga4')
  publishEvents(events, page)
  expect(page.dataLayer).toHaveLength(2)
})

test('without a bus nothing happens', () => {
  expect(() => publishEvents(events, {})).not.toThrow()
})

test('a bus that fails on one event still gets the next', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const emit = vi.fn(() => {
    throw new Error('broken')
  })
  publishEvents(events, { uv: { emit } })
  expect(emit).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
