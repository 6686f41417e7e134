import { type InventedVisit, shoppingHistory } from './shopping-history.ts'
import { wireEvents } from './wire-events.ts'

export type SeedOptions = {
  /** Origins of service and shop. */
  service: string
  shop: string
  trackingId: string
  /** Epoch milliseconds. */
  now: number
}

const day = 24 * 60 * 60 * 1000
/** Visits in one request, so that it stays below 100 events and 256 KiB. */
const visitsAtOnce = 4
const requestsAtOnce = 16
/** The purchase counters by their window in minutes; each window has its own counter. */
const purchases = {
  't004-purchases': 1440,
  't004-purchases-2880': 2880,
  't004-purchases-4320': 4320,
  't004-purchases-10080': 10_080,
}
/** Headers of a person's browser, because requests of programs are flagged and ignored by recommendations (BR-07). */
const headers = {
  'content-type': 'text/plain',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/**
 * Sends the demo's invented history to a running service, to the same addresses as the script, so that
 * recommendations, counters and visitor histories have data from the first page on. When sent twice, its events are
 * recognised as duplicates.
 * @throws Error when the service refuses a request
 */
export async function seedHistory({ service, shop, trackingId, now }: SeedOptions): Promise<void> {
  const history = shoppingHistory(now, shop)
  const batches = Array.from({ length: Math.ceil(history.length / visitsAtOnce) }, (_, at) =>
    history.slice(at * visitsAtOnce, (at + 1) * visitsAtOnce).flatMap((visit) => wireEvents(visit, trackingId)),
  )
  await inParts(batches, (events) => postJson(`${service}/events/raw/${trackingId}`, events))
  await seedCounters({ service, shop, trackingId, now })
}

/** Sends only the counters of the invented history. @throws Error when the service refuses a request */
export async function seedCounters({ service, shop, trackingId, now }: SeedOptions): Promise<void> {
  const counters = shoppingHistory(now, shop).flatMap((visit) => countersOf(visit, now))
  await inParts(counters, (path) => postJson(`${service}/counters/${trackingId}/${path}`, {}))
}

/**
 * Returns the increments of a visit that would not have expired yet. An increment counts from now on, so only those of
 * the last day are sent.
 */
function countersOf({ at, viewed, bought }: InventedVisit, now: number): string[] {
  if (at < now - day) return []
  return [
    ...viewed.map((id) => `ecount/t004-views/${id}/1440`),
    ...bought.map((id) => `ecount/t004-most-added/${id}/1440`),
    ...bought.flatMap((id) => Object.entries(purchases).map(([name, minutes]) => `topk/${name}/${id}/${minutes}`)),
  ]
}

async function inParts<T>(all: T[], send: (each: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += requestsAtOnce)
    await Promise.all(all.slice(from, from + requestsAtOnce).map(send))
}

async function postJson(url: string, body: unknown): Promise<void> {
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await reply.text()
  if (!reply.ok || answer.includes('"reason"')) throw new Error(`The demo's history was refused at ${url}: ${answer}`)
}
