import type { DatabaseSync } from 'node:sqlite'
import { isViewType } from '../../contract/event.ts'
import { hourMs } from '../clock/durations.ts'
import { failureDetail } from '../console/failure-detail.ts'
import { lostEvents } from '../console/lost-events.ts'
import type { HourMeasure } from '../console/traffic-store.ts'
import { eventFacts } from '../events/event-facts.ts'
import type { EventBatch } from './storage.ts'

/**
 * What arrived by hour (hours since 1970), and which visitors and sessions an hour has counted. `detail` divides a
 * measure further, as refused events by their reason.
 */
export const hourTables = `
  CREATE TABLE IF NOT EXISTS hour_sums (
    tracking_id TEXT NOT NULL,
    hour INTEGER NOT NULL,
    measure TEXT NOT NULL,
    detail TEXT NOT NULL,
    total INTEGER NOT NULL,
    UNIQUE (tracking_id, hour, measure, detail)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS hour_sums_by_hour ON hour_sums (hour);
  CREATE TABLE IF NOT EXISTS visitor_hours (
    tracking_id TEXT NOT NULL,
    hour INTEGER NOT NULL,
    visitor_id TEXT NOT NULL,
    UNIQUE (tracking_id, hour, visitor_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS visitor_hours_by_hour ON visitor_hours (hour);
  CREATE TABLE IF NOT EXISTS visitor_sessions (
    tracking_id TEXT NOT NULL,
    visitor_id TEXT NOT NULL,
    session REAL NOT NULL,
    hour INTEGER NOT NULL,
    UNIQUE (tracking_id, visitor_id, session)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS visitor_sessions_by_hour ON visitor_sessions (hour);
`

/** Failures of experiences that are told apart in an hour, by experience and message. */
const mostFailures = 200

type ArrivedBatch = { trackingId: string; receivedAt: number }
type AddToHour = (arrival: ArrivedBatch, measure: HourMeasure, total: number, detail?: string) => void

/** Prepares adding to the sums of an hour, inside a commit. */
export function addToHour(database: DatabaseSync): AddToHour {
  const add = database.prepare(
    `INSERT INTO hour_sums (tracking_id, hour, measure, detail, total) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET total = total + excluded.total`,
  )
  return ({ trackingId, receivedAt }, measure, total, detail = '') => {
    if (total > 0) add.run(trackingId, Math.floor(receivedAt / hourMs), measure, detail, total)
  }
}

/**
 * Prepares summing newly stored events by the hour of their arrival, inside their commit. Each visitor counts once in
 * an hour, and each session once. Crawlers count as nothing else.
 */
export function learnHours(
  database: DatabaseSync,
): (
  batch: ArrivedBatch & { events: Pick<EventBatch['events'][number], 'event' | 'bot'>[]; duplicates: number },
) => void {
  const add = addToHour(database)
  const hear = database.prepare(
    'INSERT INTO visitor_hours (tracking_id, hour, visitor_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const begin = database.prepare(
    'INSERT INTO visitor_sessions (tracking_id, visitor_id, session, hour) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const countDetails = database.prepare(
    'SELECT count(*) AS details FROM hour_sums WHERE tracking_id = ? AND hour = ? AND measure = ?',
  )

  /** A page can fail with a different message each time: those beyond a number are counted together. */
  function addFailure(arrival: ArrivedBatch, hour: number, detail: string) {
    const { details } = countDetails.get(arrival.trackingId, hour, 'failed') ?? {}
    add(arrival, 'failed', 1, Number(details) < mostFailures ? detail : '')
  }

  return ({ duplicates, events, ...arrival }) => {
    const hour = Math.floor(arrival.receivedAt / hourMs)
    const human = events.filter(({ bot }) => !bot)
    const facts = human.map(({ event }) => eventFacts(event))
    const visitors = new Set(facts.flatMap(({ visitorId }) => visitorId ?? []))
    const sessions = new Map(
      facts.flatMap(({ visitorId, session }) =>
        visitorId === null || session === null ? [] : [[`${session} ${visitorId}`, { visitorId, session }]],
      ),
    )
    const isNew = (changes: number | bigint) => changes === 1
    const heard = [...visitors].filter((id) => isNew(hear.run(arrival.trackingId, hour, id).changes))
    const begun = [...sessions.values()].filter(({ visitorId, session }) =>
      isNew(begin.run(arrival.trackingId, visitorId, session, hour).changes),
    )
    add(arrival, 'visitors', heard.length)
    add(arrival, 'sessions', begun.length)
    add(arrival, 'views', human.filter(({ event }) => isViewType(event.meta.type)).length)
    add(arrival, 'accepted', events.length)
    add(arrival, 'crawlers', events.length - human.length)
    add(arrival, 'duplicates', duplicates)
    for (const { event } of human) {
      const detail = failureDetail(event)
      if (detail !== null) addFailure(arrival, hour, detail)
      for (const [reason, lost] of lostEvents(event)) add(arrival, 'lost', lost, reason)
    }
  }
}
