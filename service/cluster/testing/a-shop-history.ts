import type { WireEvent } from '../../../contract/event.ts'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { dayMs } from '../../clock/durations.ts'
import { checkEvent } from '../../events/check-event.ts'
import { callbackDataOf } from '../../placements/callback-data.ts'
import type { Storage } from '../../storage/storage.ts'
import { aCostsEvent } from '../../testing/a-costs-event.ts'
import { aMembership } from '../../testing/a-membership.ts'
import { anExperiment, anOrder } from '../../testing/an-experiment.ts'

export const visitorAt = (number: number) => `visitor-${number}-0abc123`
const { seen, goal } = anExperiment()

/** Appends events as the route does; `receivedAt` in epoch milliseconds. */
export async function appendEvents(storage: Storage, events: readonly WireEvent[], receivedAt: number): Promise<void> {
  const told = events.map((event) => {
    const check = checkEvent(event)
    if (!check.valid) throw new Error(check.reason)
    return { text: JSON.stringify(event), event: check.event, bot: false }
  })
  const sender = { device: 'mobile', country: 'GB' }
  await storage.events.append({ trackingId: 'shop', receivedAt, events: told, refused: [], sender })
}

const viewOf = (id: string, at: number, session: number) =>
  anEvent({ type: 'home', meta: { id: `view-${id}-${at}`, ts: at, seq: at }, context: { id, sessionNumber: session } })

const productOf = (id: string, at: number, productId: string, stock: number) =>
  anEvent({
    eventType: 'detail',
    product: {
      productId,
      name: productId,
      url: 'https://shop.example/p',
      stock,
      images: ['https://shop.example/i.png'],
    },
    meta: { type: 'ecProduct', id: `product-${id}-${at}`, ts: at, seq: at },
    context: { id },
  })

/** The events of a visitor in a part of a shop's history; the ids of all are the same each time. */
function eventsOf(number: number, at: number): WireEvent[] {
  const id = visitorAt(number)
  const half = number % 2 ? 'v' : 'c'
  const name = (what: string) => ({ id: `${what}-${number}-${at}` })
  const order = anOrder(`order-${number % 5}-${at}`, 10 + number, {
    meta: { ...name('order'), ts: at + 40 + number, seq: at + 40 },
    context: { id },
  })
  return [
    viewOf(id, at, 1 + (at % 3)),
    productOf(id, at, `p${number % 4}`, number % 3),
    aMembership(id, at + 1, number % 3 ? { joined: ['loyal'] } : { left: ['loyal'], joined: ['new'] }),
    seen(id, half, at + 10, { meta: name('seen') }),
    ...(number % 4 === 0 ? [goal(id, half, at + 20, { primary: true, meta: name('goal') })] : []),
    ...(number % 3 === 0 ? [order] : []),
    aCostsEvent(
      { experiences: [], page: { shift: 0.25 * (number % 4) } },
      { meta: { ts: at + 50, seq: at + 50 }, context: { id } },
    ),
  ].map((event, index) => ({ ...event, meta: { ...event.meta, id: `${event.meta.type}-${number}-${at}-${index}` } }))
}

/** Writes a part of a shop's history to a storage: something of every kind that it keeps, of some visitors. */
export async function writeHistory(
  storage: Storage,
  { from, to, at }: { from: number; to: number; at: number },
): Promise<void> {
  for (let number = from; number < to; number++) await appendEvents(storage, eventsOf(number, at), at + number)
  for (let number = from; number < to; number++) {
    const visitorId = visitorAt(number)
    const now = at + number
    const participant = { trackingId: 'shop', placementId: 'p', campaignId: 'c', group: 'CONTENT', visitorId } as const
    await storage.campaigns.deliver(participant, now)
    const d = callbackDataOf({ placementId: 'p', implementationId: 'i', campaignId: 'c', visitorId, group: 'CONTENT' })
    const callback = { d, kind: 'impression', ts: now, products: ['p1'], gcid: null, gsid: null } as const
    await storage.callbacks.record({ ...callback, receivedAt: now, products: [...callback.products] })
    const counter = { property: 'shop', kind: 'topk', name: `list-${number % 3}`, id: `p${number % 4}` } as const
    await storage.counters.add({ ...counter, times: 1, visitorId, now, expiresAt: 9e12 })
    await storage.stash.write({
      namespace: 'n',
      area: 'public',
      key: `segments-${visitorId}`,
      data: { at },
      storedAt: now,
    })
    const data = { visitorId, propertyId: 'shop', trackingId: 'shop' }
    await storage.notices.set({ namespace: 'n', visitorId, due: now, route: 'r', data })
    await storage.stamps.write({ trackingId: 'shop', token: `token-${number}`, state: String(at), storedAt: now })
  }
  const body = Buffer.from(`{"of":"${visitorAt(from)}"}`)
  const refusal = { trackingId: 'shop', receivedAt: at, reason: 'no type', index: 0, bot: false } as const
  await storage.refusedEvents.keep({ ...refusal, form: 'raw', body })
  await storage.errors.keep({ name: 'instep', receivedAt: at, report: { message: `at ${at}` } })
  const draft = { experienceId: 'offers', author: 'ann', role: 'edit', changedAt: at, change: { removed: true } }
  const known = await storage.siteChanges.draft('shop', 'offers')
  await storage.siteChanges.saveDraft('shop', draft as never, known?.revision ?? null)
  const records = new Map([['moor', { uk: at }]])
  const [latest] = (await storage.datasets.list()).toReversed()
  await storage.datasets.add({ trackingId: 'shop', id: 'sizes', loadedAt: at, records }, latest?.version ?? 0)
}

/** Everything that a storage answers about the shop, without the numbers that are its own. */
export async function readHistory(storage: Storage) {
  const of = { trackingId: 'shop', experienceId: 'offers', iterationId: '1' }
  const front = { trackingId: 'shop', locale: (await storage.recommendations.locales('shop'))[0] ?? '' }
  const page = { before: 1e15, atMost: 10_000 }
  const sorted = <T>(list: readonly T[]) => list.map((each) => JSON.stringify(each, mapsAsLists)).toSorted()
  return {
    events: sorted((await storage.events.list('shop')).map(({ text, ...each }) => [idOf(text), each])),
    latest: (await storage.eventPages.stored('shop', {}, page)).map(({ text }) => idOf(text)),
    visitors: await Promise.all([1, 5, 30].map((number) => storage.visitors.find('shop', visitorAt(number)))),
    counts: sorted([
      await storage.results.counts('shop', 'offers'),
      await storage.results.counts('shop', 'offers', 'order'),
    ]),
    iterations: (await storage.results.iterations('shop', 'offers')).map(({ order: _, lastAt, ...each }) => ({
      ...each,
      lastOn: Math.floor(lastAt / dayMs),
    })),
    parts: sorted(await storage.results.parts({ ...of, conversion: 'order' })).map(dropEmpty),
    traffic: sorted(await storage.traffic.sums('shop', 0, 1e13)),
    orders: sorted(await storage.traffic.orders('shop', 0, 1e13)),
    distinct: await storage.traffic.countVisitors('shop', 0, 1e13),
    products: sorted(await storage.recommendations.best(front, 'popular', 10)),
    shopper: await storage.recommendations.visitor('shop', visitorAt(1)),
    campaigns: await storage.campaigns.counts('shop'),
    segments: await storage.segments.counts('shop', 0),
    days: await storage.segments.days('shop', 'loyal', 0),
    counters: sorted(await storage.counters.list(1)),
    stash: sorted(await storage.stash.list()),
    notices: sorted(await storage.notices.list()),
    callbacks: sorted(await storage.callbacks.list()),
    stamps: sorted(await storage.stamps.list()),
    costs: sorted([...(await storage.costs.since('shop', 0))]),
    refused: (await storage.refusedEvents.list('shop')).map(({ id: _, body, ...each }) => [each, String(body)]),
    errors: await storage.errors.list(),
    drafts: await storage.siteChanges.drafts('shop'),
    entries: await storage.siteChanges.entries('shop', 1e15, 100),
    datasets: await storage.datasets.list(),
  }
}

const dropEmpty = (part: string) => part.replace(/"revenue":\[\]/, '"revenue":0')

const idOf = (text: string) => (JSON.parse(text) as WireEvent).meta.id
const mapsAsLists = (_: string, value: unknown) => (value instanceof Map ? [...value].toSorted() : value)
