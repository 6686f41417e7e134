import type { DatabaseSync } from 'node:sqlite'
import { longestType } from '../console/event-pages.ts'
import { eventFacts } from '../events/event-facts.ts'
import type { Commit } from './group-commit.ts'
import { learnHours } from './hour-sums.ts'
import { learnSegments } from './learn-segments.ts'
import { learnShopping } from './learn-shopping.ts'
import { removeOlder } from './remove-older.ts'
import { createResultsLearner } from './results-learner.ts'
import { noteClocks } from './session-clocks.ts'
import { learnCosts } from './sqlite-costs.ts'
import { writeRefusedEvent } from './sqlite-refused-events.ts'
import type { EventBatch, EventLog } from './storage.ts'
import { storedEvents } from './stored-events.ts'
import type { StoresFacts } from './stores-facts.ts'
import { updateVisitors } from './update-visitors.ts'

/** Stores the event log in SQLite: the exact text of each event, in the order of arrival. */
export function sqliteEvents(
  database: DatabaseSync,
  commit: Commit,
  { currencies, onStored = learnShopping(database) }: Pick<StoresFacts, 'currencies' | 'onStored'>,
): EventLog {
  const insert = database.prepare(`
    INSERT INTO events (tracking_id, id, received_at, sent_at, device_at, visitor_id, session, seq, bot, type, text)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
  `)
  const removeRefused = database.prepare('DELETE FROM dead_letters WHERE position = ?')
  const remove = database.prepare('DELETE FROM events WHERE tracking_id = ?1 OR ?1 IS NULL')
  const removeClocks = database.prepare('DELETE FROM session_clocks WHERE tracking_id = ?1 OR ?1 IS NULL')
  const last = database.prepare('SELECT coalesce(max(received_at), 0) AS received_at FROM events WHERE received_at < ?')
  const keepRefused = writeRefusedEvent(database)
  const update = updateVisitors(database)
  const { learnResults } = createResultsLearner(database, currencies)
  const addCosts = learnCosts(database)
  const addHours = learnHours(database)
  const noteSegments = learnSegments(database)
  const note = noteClocks(database)
  const list = storedEvents(database)
  const removeOld = [
    removeOlder(database, { table: 'events', column: 'received_at' }),
    removeOlder(database, { table: 'session_clocks', column: 'seen_at' }),
  ]

  function writeBatch({ trackingId, receivedAt, events, refused, settles, sender }: EventBatch) {
    // Another request has replayed the refused event in the meantime, so its contents are already stored.
    if (settles !== undefined && removeRefused.run(settles).changes === 0) return { accepted: 0, duplicates: 0 }
    const known = events.map((each) => ({ ...each, facts: eventFacts(each.event) }))
    const added = known.filter(({ text, event, bot, facts: { sentAt, deviceAt, visitorId, session, seq } }) => {
      const times = [receivedAt, sentAt, deviceAt]
      const who = [visitorId, session, seq, Number(bot)]
      const what = [event.meta.type.slice(0, longestType), text]
      return insert.run(trackingId, event.meta.id, ...times, ...who, ...what).changes === 1
    })
    // Repeated events also improve the clock offset.
    note(
      { trackingId, receivedAt },
      known.map(({ facts }) => facts),
    )
    update(
      { trackingId, receivedAt },
      added.map(({ event }) => event),
    )
    const told = added.map(({ event, bot, facts: { visitorId } }) => ({ event, bot, visitorId }))
    onStored({ trackingId, receivedAt, events: told })
    // Results are divided by the segments that are counted.
    noteSegments({ trackingId, receivedAt, events: told })
    learnResults({ trackingId, receivedAt, sender, events: told })
    addCosts({ trackingId, receivedAt, events: told })
    addHours({ trackingId, receivedAt, events: told, duplicates: events.length - added.length })
    for (const record of refused) keepRefused(record)
    return { accepted: added.length, duplicates: events.length - added.length }
  }

  return {
    append: (batch) => commit(() => writeBatch(batch)),
    list: async (trackingId) => list(trackingId),
    clear: (trackingId) =>
      commit(() => {
        remove.run(trackingId ?? null)
        removeClocks.run(trackingId ?? null)
      }),
    lastBefore: async (time) => Number(last.get(time)?.received_at),
    removeOlder: (before, atMost) =>
      commit(() => Math.max(...removeOld.map((removeFrom) => removeFrom(before, atMost)))),
  }
}
