import type { ErasedVisitor, RecentVisitor, VisitorEvents, VisitorReport } from '../../contract/console/visitor.ts'
import { longName, markup } from './hostile-texts.ts'
import { createSeeded } from './seeded.ts'
import { aLiveEvent } from './traffic.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The visitor at a place of the list of those heard of last. */
export function aRecentVisitor(at: number, now: number): RecentVisitor {
  const seeded = createSeeded(at + 1)
  const views = Math.ceil(seeded() * 60)
  const conversions = at % 3 === 0 ? Math.ceil(seeded() * 4) : 0
  return {
    visitorId: `${Math.floor(seeded() * 1e16).toString(36)}-0${Math.floor(seeded() * 1e9).toString(36)}-${at}r8wq2`,
    lastAt: now - at * at * 7000,
    isCrawler: at === 4,
    views,
    sessions: Math.ceil(views / 8),
    conversions,
    lifetimeValue: conversions * 79.5,
  }
}

export function aVisitorReport(visitorId: string, now: number): VisitorReport {
  return {
    visitorId,
    history: {
      views: 1248,
      sessions: 37,
      entrances: 41,
      conversions: 2,
      conversionCycle: 3,
      lifetimeValue: 208.45,
      firstView: now - 90 * day,
      lastView: now - 4 * minute,
      firstConversion: now - 60 * day,
      lastConversion: now - 3 * day,
    },
    segments: ['buyers', 'newsletter-spring', markup, longName],
    experiences: [
      {
        experienceId: 'low-stock',
        iterationId: '3f2a9c1e',
        variationId: 'low-stock-variation',
        isControl: false,
        at: now - 3 * day - 20 * minute,
        goals: [
          { goalId: 'custom:bag', isPrimary: true, at: now - 3 * day },
          { goalId: 'order', isPrimary: false, at: now - 3 * day },
        ],
        orders: 1,
      },
      {
        experienceId: markup,
        iterationId: markup,
        variationId: longName,
        isControl: true,
        at: now - 50 * day,
        goals: [],
        orders: 0,
      },
    ],
    orders: [
      { id: '10048213', at: now - 3 * day, currency: 'EUR', amount: 129.5 },
      { id: markup, at: now - 60 * day, currency: 'EUR', amount: 78.95 },
    ],
  }
}

/** The fifty events before a position, of 120. */
export function visitorEventsPage(before: number, now: number): VisitorEvents {
  const events = Array.from({ length: Math.min(50, before - 1) }, (_, at) => {
    const { visitorId: _visitor, ...event } = aLiveEvent(before - 1 - at, now - (121 - before + at) * 90_000)
    const text = { number: event.position, product: { name: markup }, meta: { type: event.type } }
    return { ...event, text: JSON.stringify(text) }
  })
  const last = events.at(-1)?.position ?? 1
  return { events, next: last > 1 ? last : null }
}

export const erasedVisitor: ErasedVisitor = {
  erased: [
    { table: 'events', rows: 1204 },
    { table: 'visitor_sessions', rows: 37 },
    { table: 'visitor_orders', rows: 2 },
    { table: 'a_table_of_tomorrow', rows: 1 },
  ],
}
