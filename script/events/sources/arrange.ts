import type { SourcePageOptions } from '../../../contract/script-config.ts'
import type { View } from '../../../contract/shop-events.ts'
import { eventsOf, type SourceEvent } from './events-of.ts'
import { isHome, pageTypeOf } from './page-type-of.ts'
import { omitUndefined, type SourceEntry, type SourceEntryOf } from './source-entry.ts'

export type ArrangeFacts = {
  pageUrl: string
  /** The page's own language and currency, for a view without one. */
  language?: string
  currency?: string
  /** The page types that the site gives paths. */
  pages?: SourcePageOptions['pages']
  /** Whether the time for waiting for a sign of the page type is over. */
  isLate?: boolean
}

export type ArrangedEvents = {
  events: SourceEvent[]
  /** The latest view and its entries, while no entry shows the type of its page. */
  waiting: SourceEntry[]
}

/**
 * The page type derived from the content of a page, by kinds of entries found on no other page; earlier ones in the
 * list take precedence.
 */
const signs: readonly [SourceEntry['kind'], Pick<View, 'type' | 'subtypes'>][] = [
  ['order', { type: 'checkout', subtypes: ['confirmation'] }],
  ['checkout', { type: 'checkout', subtypes: [] }],
  ['product', { type: 'product', subtypes: [] }],
  ['search', { type: 'search', subtypes: [] }],
  ['list', { type: 'category', subtypes: [] }],
  ['basket', { type: 'basket', subtypes: [] }],
]

/**
 * Arranges the entries that a page reports together in the order of the bus: each view before the content of its page
 * (BU-05).
 */
export function arrangeEntries(entries: readonly SourceEntry[], facts: ArrangeFacts): ArrangedEvents {
  const parts = partsOf(entries)
  const last = parts[parts.length - 1] ?? []
  const waiting = !facts.isLate && isView(last[0]) && pageOf(last, facts).type === undefined ? last : []
  const settled = waiting.length > 0 ? parts.slice(0, -1) : parts
  return { events: settled.flatMap((part) => eventsOfPart(part, facts)), waiting }
}

function isView(entry: SourceEntry | undefined): entry is SourceEntryOf<'view'> {
  return entry?.kind === 'view'
}

/**
 * Splits entries into one part for each view. Entries before the first view belong to it, because a page reports both
 * together.
 */
function partsOf(entries: readonly SourceEntry[]): SourceEntry[][] {
  const first = entries.find(isView)
  const parts: SourceEntry[][] = [first ? [first] : []]
  for (const each of entries) {
    if (each === first) continue
    if (isView(each)) parts.push([each])
    else parts[parts.length - 1]?.push(each)
  }
  return parts
}

function eventsOfPart(part: readonly SourceEntry[], facts: ArrangeFacts): SourceEvent[] {
  const { pageUrl, language, currency } = facts
  const heard = part.filter((each, at) => !isCoveredByBasket(each, part.slice(at + 1)))
  const [view] = part
  if (!isView(view)) return heard.flatMap((each) => eventsOf(each, pageUrl))
  const { url } = view
  const data = omitUndefined({ type: 'other', subtypes: [], language, currency, ...pageOf(part, facts) })
  const events = [{ type: 'ecView', data }, ...heard.flatMap((each) => eventsOf(each, url ?? pageUrl))]
  return url === undefined ? events : events.map((event) => ({ ...event, url }))
}

/** Returns whether a later basket in the part already contains the result of a change or a checkout. */
function isCoveredByBasket({ kind }: SourceEntry, later: readonly SourceEntry[]): boolean {
  return (kind === 'change' || kind === 'checkout') && later.some((each) => each.kind === 'basket')
}

/**
 * Returns all that is known of a view's page: from the view itself, else from entries beside it, else from its address
 * and its content.
 */
function pageOf(part: readonly SourceEntry[], facts: ArrangeFacts): Partial<View> {
  const said = part.flatMap((each) => (each.kind === 'hint' ? [each.view] : []))
  const currency = part.map((each) => ('currency' in each ? each.currency : undefined)).find(Boolean)
  const [view] = part
  const own = isView(view) ? view : undefined
  const page = readPage(part, { ...facts, url: own?.url ?? facts.pageUrl })
  return Object.assign({}, omitUndefined({ currency }), page, ...said, own?.view)
}

/** Derives type and subtypes from the site's settings, else from the content of the page and its address. */
function readPage(
  part: readonly SourceEntry[],
  { url, language, pages }: ArrangeFacts & { url: string },
): Partial<View> | undefined {
  const sign = signOf(part)
  const type = pageTypeOf(url, pages)
  if (type) return sign?.type === type ? sign : { type }
  // Home pages show lists and the basket, too.
  const isWeak = !sign || sign.type === 'category' || sign.type === 'basket'
  return isWeak && isHome({ url, language }) ? { type: 'home', subtypes: [] } : sign
}

function signOf(part: readonly SourceEntry[]): Partial<View> | undefined {
  for (const [kind, page] of signs) {
    const sign = part.find((each) => each.kind === kind && !(each.kind === 'list' && each.list === 'recommendation'))
    if (sign) return sign.kind === 'list' && sign.list === 'search' ? { ...page, type: 'search' } : page
  }
  return undefined
}
