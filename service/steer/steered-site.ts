import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { SteeredSite } from '../../contract/console/steer.ts'
import { isViewType } from '../../contract/event.ts'
import { parseJsonObject } from '../../contract/json.ts'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import { dayMs } from '../clock/durations.ts'
import type { PagedEvent } from '../console/event-pages.ts'
import type { Storage } from '../storage/storage.ts'

/** The latest events among which pages are looked for, as often as there is none: crawlers come in crowds. */
const searchedEvents = 500
const mostSearches = 10
/** The pages of each type that are offered. */
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
  const found = new Map<PageType, Set<string>>()
  let before = Number.MAX_SAFE_INTEGER
  for (let search = 0; search < mostSearches && found.size === 0; search++) {
    const events = await eventPages.stored(trackingId, {}, { before, atMost: searchedEvents })
    notePages(events, found)
    if (events.length < searchedEvents) break
    before = events[events.length - 1]?.position ?? 0
  }
  return pageTypes.flatMap((type) => [...(found.get(type) ?? [])].map((address) => ({ type, address })))
}

/** Notes the pages that were viewed, the newest first. */
function notePages(events: readonly PagedEvent[], found: Map<PageType, Set<string>>): void {
  for (const { type, text, isCrawler } of events) {
    if (isCrawler || !isViewType(type)) continue
    const event = parseJsonObject(text) as { type?: unknown; meta?: { url?: unknown } } | undefined
    const page = pageTypes.find((each) => each === event?.type)
    const address = addressOf(event?.meta?.url)
    if (page === undefined || address === undefined) continue
    const known = found.get(page) ?? new Set()
    found.set(page, known.size < pagesOfType ? known.add(address) : known)
  }
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
