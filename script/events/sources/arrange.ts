import type { View } from '../../../contract/shop-events.ts'
import { eventsOf, type SourceEvent } from './events-of.ts'
import { omitUndefined, type SourceEntry, type SourceEntryOf } from './source-entry.ts'

export type ArrangeFacts = {
  pageUrl: string
  /** The page's own language, for a view that names none. */
  language?: string
  /** Nobody waits any longer for a sign of what page it is. */
  isLate?: boolean
}

export type ArrangedEvents = {
  events: SourceEvent[]
  /** The latest view and what came with it, while nothing says of what page it is. */
  waiting: SourceEntry[]
}

/** What a page shows, told by the kinds that are seen on no other; the earlier in the list, the more it says. */
const signs: readonly [SourceEntry['kind'], Pick<View, 'type' | 'subtypes'>][] = [
  ['order', { type: 'checkout', subtypes: ['confirmation'] }],
  ['checkout', { type: 'checkout', subtypes: [] }],
  ['product', { type: 'product', subtypes: [] }],
  ['search', { type: 'search', subtypes: [] }],
  ['list', { type: 'category', subtypes: [] }],
  ['basket', { type: 'basket', subtypes: [] }],
]

/** Brings what a page told in one go into the order of the bus: each view before all that its page shows (BU-05). */
export function arrangeTold(told: readonly SourceEntry[], facts: ArrangeFacts): ArrangedEvents {
  const parts = partsOf(told)
  const last = parts[parts.length - 1] ?? []
  const waiting = !facts.isLate && isView(last[0]) && pageOf(last).type === undefined ? last : []
  const settled = waiting.length > 0 ? parts.slice(0, -1) : parts
  return { events: settled.flatMap((part) => eventsOfPart(part, facts)), waiting }
}

function isView(told: SourceEntry | undefined): told is SourceEntryOf<'view'> {
  return told?.kind === 'view'
}

/** One part for each view. What came before the first of them belongs to it: a page says both in one go. */
function partsOf(told: readonly SourceEntry[]): SourceEntry[][] {
  const first = told.find(isView)
  const parts: SourceEntry[][] = [first ? [first] : []]
  for (const each of told) {
    if (each === first) continue
    if (isView(each)) parts.push([each])
    else parts[parts.length - 1]?.push(each)
  }
  return parts
}

function eventsOfPart(part: readonly SourceEntry[], { pageUrl, language }: ArrangeFacts): SourceEvent[] {
  const heard = part.filter((each, at) => !isToldByBasket(each, part.slice(at + 1)))
  const [view] = part
  if (!isView(view)) return heard.flatMap((each) => eventsOf(each, pageUrl))
  const { url } = view
  const data = omitUndefined({ type: 'other', subtypes: [], language, ...pageOf(part) })
  const events = [{ type: 'ecView', data }, ...heard.flatMap((each) => eventsOf(each, url ?? pageUrl))]
  return url === undefined ? events : events.map((event) => ({ ...event, url }))
}

/** A basket says what has become of a change, and an order what became of the basket. */
function isToldByBasket({ kind }: SourceEntry, later: readonly SourceEntry[]): boolean {
  return (kind === 'change' || kind === 'checkout') && later.some((each) => each.kind === 'basket')
}

/** All that is said of the page of a view: by the view itself, else beside it, else by what it shows. */
function pageOf(part: readonly SourceEntry[]): Partial<View> {
  const said = part.flatMap((each) => (each.kind === 'hint' ? [each.view] : []))
  const currency = part.map((each) => ('currency' in each ? each.currency : undefined)).find(Boolean)
  const [view] = part
  return Object.assign({}, omitUndefined({ currency }), signOf(part), ...said, isView(view) ? view.view : {})
}

function signOf(part: readonly SourceEntry[]): Partial<View> | undefined {
  for (const [kind, page] of signs) {
    const sign = part.find((each) => each.kind === kind && !(each.kind === 'list' && each.list === 'recommendation'))
    if (sign) return sign.kind === 'list' && sign.list === 'search' ? { ...page, type: 'search' } : page
  }
  return undefined
}
