import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireEvent } from '../../contract/event.ts'
import { recommendItems } from '../../service/recommendations/recommend.ts'
import { strategies } from '../../service/recommendations/recommendation-item.ts'
import { experienceResults } from '../../service/results/experience-results.ts'
import { setStraysApart } from '../../service/results/set-strays-apart.ts'
import { sqliteStorage } from '../../service/storage/sqlite-storage.ts'
import type { Storage } from '../../service/storage/storage.ts'
import { type InventedArrival, trafficHistory } from '../../tools/start/seed/traffic-history.ts'

const trackingId = 'shop'
const list = { property: trackingId, kind: 'topk', name: 'views' } as const
const week = 7 * 86_400_000
const locale = { language: 'en', country: 'uk', currency: 'GBP' }
const runs = 200
const products = 2000

/** Milliseconds that something takes, the median of its runs, by what is done. */
export type Times = Record<string, number>

/**
 * Stores invented visitors until there are as many events as each size says, and measures at each what the service does
 * most: storing, and answering from what is stored. The same is done at each size, so that only what is stored differs.
 */
export async function measureGrowth(sizes: readonly number[]): Promise<Map<number, Times>> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
  const storage = sqliteStorage(join(folder, 'service.sqlite'))
  const now = Date.now()
  const arrivals = trafficHistory(now, { trackingId, shop: 'https://shop.example' })
  const measured = new Map<number, Times>()
  try {
    let stored = 0
    let round = 0
    let at = 0
    for (const size of sizes) {
      while (stored < size) {
        const part = arrivals.slice(at, at + 200)
        stored += part.reduce((sum, { events }) => sum + events.length + 2, 0)
        await Promise.all(part.map((arrival) => storeArrival(storage, arrival, `${round}`)))
        at += part.length
        if (at >= arrivals.length) [at, round] = [0, round + 1]
      }
      measured.set(size, await measureAll(storage, { arrivals, now, name: `size-${size}` }))
    }
  } finally {
    await storage.close()
    rmSync(folder, { recursive: true })
  }
  return measured
}

/** Stores one arrival as somebody else's, who looks at a product as well, and counts that as a shop's page does. */
async function storeArrival(storage: Storage, arrival: InventedArrival, owner: string): Promise<void> {
  const { at, device, country } = arrival
  const visitorId = `${owner}${arrival.events[0]?.context.id}`
  const events = [...arrival.events, ...viewOfProduct(arrival)].map((event, index) => ({
    ...event,
    meta: { ...event.meta, id: `${visitorId}-${index}` },
    context: { ...event.context, id: visitorId },
  }))
  await storage.events.append({
    trackingId,
    receivedAt: at,
    refused: [],
    sender: { device, country },
    events: events.map((event) => ({ event, text: JSON.stringify(event), bot: false })),
  })
  await storage.counters.add({ ...list, id: productOf(at), times: 1, visitorId, now: at, expiresAt: at + 4 * week })
}

/** A view says which language, country and currency the product is shown in. */
function viewOfProduct({ at, events }: InventedArrival): WireEvent[] {
  const [{ meta, context } = { meta: undefined, context: undefined }] = events
  if (!meta || !context) return []
  const id = productOf(at)
  const product = { productId: id, name: id, url: `https://shop.example/${id}`, stock: 5, images: [] }
  const view = { ...locale, context, meta: { ...meta, type: 'ecView', ts: at } }
  const price = { value: 10, currency: locale.currency }
  const seen = {
    context,
    meta: { ...meta, type: 'ecProduct', ts: at },
    eventType: 'detail',
    product: { ...product, price },
  }
  return [view, seen]
}

/** A few products are looked at often. */
const productOf = (at: number): string => `p${Math.floor(products * ((at % 10_007) / 10_007) ** 3)}`

type Known = { arrivals: InventedArrival[]; now: number; name: string }

async function measureAll(storage: Storage, { arrivals, now, name }: Known): Promise<Times> {
  const visitorAt = (run: number) => `0${arrivals[(run * 7) % 500]?.events[0]?.context.id}`
  const asking = { trackingId, locale, without: [], wanted: strategies, count: 12, now }
  const longest = arrivals.toSorted((one, other) => other.events.length - one.events.length)
  const experienceId = arrivals
    .flatMap(({ events }) => events as { experienceId?: string }[])
    .find((event) => event.experienceId)?.experienceId
  return {
    'append of a visit': await medianOf((run) => storeArrival(storage, longest[run] as InventedArrival, `${name}-`)),
    'lookup of a visitor': await medianOf((run) => storage.visitors.find(trackingId, visitorAt(run))),
    'results of an experiment': await medianOf(async () => {
      const counts = await storage.results.counts(trackingId, experienceId ?? '')
      if (!counts) throw new Error('nothing was learnt of an experiment')
      experienceResults(experienceId ?? '', setStraysApart(counts, null))
    }),
    'top 50 of a counter': await medianOf(() => storage.counters.top(list, 50, now)),
    '12 recommendations': await medianOf((run) =>
      recommendItems(storage.recommendations, { ...asking, visitorId: visitorAt(run), about: [] }),
    ),
    '12 about a product': await medianOf((run) =>
      recommendItems(storage.recommendations, {
        ...asking,
        visitorId: 'nobody',
        about: [productOf(run * 37)],
      }),
    ),
  }
}

async function medianOf(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const begin = performance.now()
    await work(run)
    times.push(performance.now() - begin)
  }
  return times.toSorted((one, other) => one - other)[runs / 2] ?? 0
}
