import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { SteeredSite } from '../../contract/console/steer.ts'
import { isViewType } from '../../contract/event.ts'
import { parseJsonObject } from '../../contract/json.ts'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import { dayMs } from '../clock/durations.ts'
import type { Storage } from '../storage/storage.ts'

/** The latest events among which pages are looked for, and the pages of each type that are offered. */
const searchedEvents = 500
const pagesOfType = 3
const trafficDays = 7

/** Returns what an editor of a site's experiences chooses from: what the site has, and what its visitors did lately. */
export async function steeredSiteOf(
  site: SiteDescription,
  storage: Pick<Storage, 'eventPages' | 'traffic'>,
  now: number,
): Promise<SteeredSite> {
  const { trackingId, domains, timeZone, anchors, experiences, segments = [] } = site
  const groups = experiences.flatMap(({ exclusionGroup }) => (exclusionGroup === null ? [] : [exclusionGroup]))
  return {
    domains,
    timeZone,
    anchors,
    groups: [...new Set(groups)].sort(),
    segments: segments.map(({ id, name }) => ({ id, name })),
    pages: await recentPages(storage, trackingId),
    traffic: await trafficOfWeek(storage, trackingId, now),
  }
}

async function recentPages({ eventPages }: Pick<Storage, 'eventPages'>, trackingId: string) {
  const range = { before: Number.MAX_SAFE_INTEGER, atMost: searchedEvents }
  const events = await eventPages.stored(trackingId, {}, range)
  const found = new Map<PageType, Set<string>>()
  for (const { type, text, isCrawler } of events) {
    if (isCrawler || !isViewType(type)) continue
    const event = parseJsonObject(text) as { type?: unknown; meta?: { url?: unknown } } | undefined
    const page = pageTypes.find((each) => each === event?.type)
    const address = addressOf(event?.meta?.url)
    if (page === undefined || address === undefined) continue
    const known = found.get(page) ?? new Set()
    found.set(page, known.size < pagesOfType ? known.add(address) : known)
  }
  return pageTypes.flatMap((type) => [...(found.get(type) ?? [])].map((address) => ({ type, address })))
}

/** Without what belongs to one visitor: the query and the hash. */
function addressOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  const { origin, pathname, protocol } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? origin + pathname : undefined
}

async function trafficOfWeek({ traffic }: Pick<Storage, 'traffic'>, trackingId: string, now: number) {
  const to = Math.floor(now / dayMs) * dayMs
  const from = to - trafficDays * dayMs
  const [visitors, orders] = await Promise.all([
    traffic.countVisitors(trackingId, from, to),
    traffic.orders(trackingId, from, to),
  ])
  if (visitors === 0) return null
  const sum = orders.reduce((all, each) => all + each.orders, 0)
  return { visitorsPerDay: visitors / trafficDays, orderRate: Math.min(1, sum / visitors) }
}
