import type { RecentVisitor, VisitorEvents, VisitorOrder, VisitorReport } from '../../contract/console/visitor.ts'
import type { LookupHistory } from '../../contract/lookup-answer.ts'
import type { Services } from '../services.ts'
import { lookUp } from '../visitor/look-up.ts'
import { newVisitor } from '../visitor/visitor-history.ts'
import { describeEvent } from './describe-event.ts'

/** The visitors with which the page begins. */
const mostRecent = 20
/** Events in one answer. */
const mostEvents = 50

type Stores = Pick<Services, 'storage' | 'locations'>

/** Returns the visitors who were heard of last, the latest first, with what their history counts. */
export async function recentVisitors({ storage }: Stores, trackingId: string): Promise<RecentVisitor[]> {
  const heard = await storage.visitorData.latest(trackingId, mostRecent)
  return Promise.all(
    heard.map(async ({ visitorId, receivedAt, isCrawler }) => {
      const { history } = (await storage.visitors.find(trackingId, visitorId)) ?? newVisitor
      const { views, sessions, lifetimeValue } = history
      const conversions = conversionsOf(history, await storage.visitorData.orders(trackingId, visitorId))
      return { visitorId, lastAt: receivedAt, isCrawler, views, sessions, conversions, lifetimeValue }
    }),
  )
}

/** Returns what is stored of a visitor, without the events; null for one of whom nothing is. */
export async function visitorReport(
  { storage, locations }: Stores,
  trackingId: string,
  visitorId: string,
): Promise<VisitorReport | null> {
  const { visitorData, visitors } = storage
  const [known, { history, segments }, experiences, orders, events] = await Promise.all([
    visitors.find(trackingId, visitorId),
    lookUp({ storage, locations }, { trackingId, visitorId, ipAddress: '' }),
    visitorData.experiences(trackingId, visitorId),
    visitorData.orders(trackingId, visitorId),
    visitorData.events(trackingId, visitorId, { before: Number.MAX_SAFE_INTEGER, atMost: 1 }),
  ])
  const isKnown = known !== null || segments !== null || experiences.length + orders.length + events.length > 0
  const conversions = conversionsOf(history, orders)
  return isKnown
    ? { visitorId, history: { ...history, conversions }, segments: segments?.segments ?? [], experiences, orders }
    : null
}

/** The script counts an order only in the events after it, so that the last one may be missing. */
function conversionsOf(history: LookupHistory, orders: readonly VisitorOrder[]): number {
  return Math.max(history.conversions, orders.filter(({ amount }) => amount >= 0).length)
}

/** Returns a page of a visitor's events, those that arrived before a position, the newest first. */
export async function visitorEvents(
  { storage }: Stores,
  trackingId: string,
  { visitorId, before }: { visitorId: string; before: number },
): Promise<VisitorEvents> {
  const found = await storage.visitorData.events(trackingId, visitorId, { before, atMost: mostEvents + 1 })
  const events = found.slice(0, mostEvents).map(({ text, position, receivedAt, isCrawler }) => {
    return { position, receivedAt, isCrawler, text, ...describeEvent(text) }
  })
  return { events, next: found.length > mostEvents ? (events.at(-1)?.position ?? null) : null }
}
