import type { Configuration } from '../configuration/configuration.ts'
import { visitorDays } from '../console/traffic-store.ts'
import { limits } from '../limits.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Removes part of the data whose retention has ended: events, callbacks, data learnt about visitors and products
 * without recent events, sums of costs and by hour, memberships of segments, refused events, stash values, entries of the console's log, and the states of browsers whose cookie has expired. Everything
 * is removed in one small commit, so that incoming events hardly have to wait. Returns whether there is more to
 * remove. `now` is in epoch milliseconds.
 */
export async function removeOld(
  {
    events,
    refusedEvents,
    stamps,
    recommendations,
    campaigns,
    results,
    costs,
    traffic,
    segments,
    callbacks,
    stash,
    siteChanges,
  }: Storage,
  keepDays: Configuration['keepDays'],
  now: number,
): Promise<boolean> {
  const daysBefore = (days: number) => now - days * 24 * 60 * 60 * 1000
  const removed = await Promise.all([
    events.removeOlder(daysBefore(keepDays.events), limits.removedAtOnce),
    refusedEvents.removeOlder(daysBefore(keepDays.refused), limits.removedAtOnce),
    recommendations.removeOlder(daysBefore(keepDays.events), limits.removedAtOnce),
    campaigns.removeOlder(daysBefore(keepDays.events), limits.removedAtOnce),
    results.removeOlder(
      { before: daysBefore(keepDays.events), silentSince: daysBefore(Math.max(keepDays.events, limits.stampDays)) },
      limits.removedAtOnce,
    ),
    costs.removeOlder(daysBefore(keepDays.events), limits.removedAtOnce),
    traffic.removeOlder(
      { sums: daysBefore(keepDays.events), visitors: daysBefore(Math.min(keepDays.events, visitorDays)) },
      limits.removedAtOnce,
    ),
    segments.removeOlder(daysBefore(keepDays.events), limits.removedAtOnce),
    callbacks.removeOlder(daysBefore(keepDays.events), limits.removedAtOnce),
    stash.removeOlder(daysBefore(keepDays.stash), limits.removedAtOnce),
    siteChanges.removeEntries({ before: daysBefore(keepDays.events), newest: limits.logEntries }, limits.removedAtOnce),
    stamps.removeOlder(daysBefore(limits.stampDays), limits.removedAtOnce),
  ])
  return removed.includes(limits.removedAtOnce)
}
