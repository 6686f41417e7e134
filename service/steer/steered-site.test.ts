import { expect, test } from 'vitest'
import { steeredSite } from '../../contract/testing/a-site-description.ts'
import type { PagedEvent } from '../console/event-pages.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { steeredSiteOf } from './steered-site.ts'

const now = Date.UTC(2026, 10, 20, 12)

/** Describes a site whose latest events are these, and whose visitors and orders of a week are so many. */
async function aSteered(
  events: Partial<PagedEvent>[],
  { visitors = 0, orders = [] as number[], site = steeredSite } = {},
) {
  const { eventPages, traffic } = sqliteStorage(':memory:')
  const asked: unknown[] = []
  const described = await steeredSiteOf(
    site,
    {
      eventPages: { ...eventPages, stored: async () => events as PagedEvent[] },
      traffic: {
        ...traffic,
        async countVisitors(_, from, to) {
          asked.push([from, to])
          return visitors
        },
        orders: async () => orders.map((each) => ({ at: 0, currency: 'EUR', orders: each, amount: 1 })),
      },
    },
    now,
  )
  return { ...described, asked }
}

const view = (type: unknown, url: unknown, parts: Partial<PagedEvent> = {}) => ({
  type: 'ecView',
  text: JSON.stringify({ type, meta: { url } }),
  isCrawler: false,
  ...parts,
})

test('[BN-01] pages of each type are offered, the three latest of each, without what belongs to a visitor', async () => {
  const shop = 'https://shop.example'
  const { pages } = await aSteered([
    view('product', `${shop}/p1?email=a#b`),
    view('product', `${shop}/p1`),
    view('product', `${shop}/p2`),
    view('product', `${shop}/p3`),
    view('product', `${shop}/p4`),
    view('home', 'http://shop.example/'),
  ])
  expect(pages).toEqual([
    { type: 'home', address: 'http://shop.example/' },
    ...['/p1', '/p2', '/p3'].map((path) => ({ type: 'product', address: shop + path })),
  ])
})

test('pages are found behind a crowd of crawlers', async () => {
  const { eventPages, traffic } = sqliteStorage(':memory:')
  const crawlers = Array.from({ length: 1200 }, (_, at) =>
    view('product', 'https://shop.example/p', { isCrawler: true, position: 5000 - at }),
  )
  const all = [...crawlers, view('home', 'https://shop.example/', { position: 7 })] as PagedEvent[]
  const stored: typeof eventPages.stored = async (_, __, { before, atMost }) =>
    all.filter(({ position }) => position < before).slice(0, atMost)
  const { pages } = await steeredSiteOf(steeredSite, { eventPages: { ...eventPages, stored }, traffic }, now)
  expect(pages).toEqual([{ type: 'home', address: 'https://shop.example/' }])
})

test.each<[string, Partial<PagedEvent>]>([
  ['of a crawler', view('product', 'https://shop.example/p', { isCrawler: true })],
  ['that is no view', view('product', 'https://shop.example/p', { type: 'ecProduct' })],
  ['of another type of page', view('landing', 'https://shop.example/p')],
  ['without a type of page', view(undefined, 'https://shop.example/p')],
  ['without an address', view('product', undefined)],
  ['with an address that is no text', view('product', 7)],
  ['with an address that cannot be read', view('product', '/p')],
  ['with an address of a file', view('product', 'file:///p')],
  ['without meta', view('product', '', { text: '{"type":"product"}' })],
  ['that is no object', view('product', '', { text: '[]' })],
])('[BN-01] an event %s offers no page', async (_, event) => {
  expect((await aSteered([event])).pages).toEqual([])
})

test('[BN-01] traffic is that of the seven whole days before today, with at most one order a visitor', async () => {
  const { traffic, asked } = await aSteered([], { visitors: 70, orders: [3, 4] })
  expect(traffic).toEqual({ visitorsPerDay: 10, orderRate: 0.1 })
  expect(asked).toEqual([[Date.UTC(2026, 10, 13), Date.UTC(2026, 10, 20)]])
  expect((await aSteered([], { visitors: 7, orders: [9] })).traffic).toEqual({ visitorsPerDay: 1, orderRate: 1 })
  expect((await aSteered([], { visitors: 7 })).traffic).toEqual({ visitorsPerDay: 1, orderRate: 0 })
  expect((await aSteered([])).traffic).toBe(null)
})

test('[BN-01] groups are named once each, in their order, and segments by id and name', async () => {
  const experiences = ['b', null, 'a', 'b'].map((exclusionGroup) => ({ exclusionGroup }))
  const segments = [{ id: 's', name: 'Regulars', more: 1 }]
  const site = { ...steeredSite, experiences, segments } as unknown as typeof steeredSite
  expect(await aSteered([], { site })).toMatchObject({ groups: ['a', 'b'], segments: [{ id: 's', name: 'Regulars' }] })
  expect((await aSteered([], { site })).segments[0]).not.toHaveProperty('more')
  expect(await aSteered([])).toMatchObject({
    groups: [],
    segments: [],
    domains: ['shop.example'],
    anchors: ['buyButton'],
  })
})
