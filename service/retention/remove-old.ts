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
  const before = daysBefore(keepDays.events)
  const running = await results.heardSince(before)
  const removed = await Promise.all([
    events.removeOlder(before, limits.removedAtOnce),
    refusedEvents.removeOlder(daysBefore(keepDays.refused), limits.removedAtOnce),
    recommendations.removeOlder(before, limits.removedAtOnce),
    campaigns.removeOlder(before, limits.removedAtOnce),
    results.removeOlder(
      { before, running, silentSince: daysBefore(Math.max(keepDays.events, limits.stampDays)) },
      limits.removedAtOnce,
    ),
    costs.removeOlder(before, limits.removedAtOnce),
    traffic.removeOlder(
      { sums: before, visitors: daysBefore(Math.min(keepDays.events, visitorDays)) },
      limits.removedAtOnce,
    ),
    segments.removeOlder(before, limits.removedAtOnce),
    callbacks.removeOlder(before, limits.removedAtOnce),
    stash.removeOlder(daysBefore(keepDays.stash), limits.removedAtOnce),
    siteChanges.removeEntries({ before, newest: limits.logEntries }, limits.removedAtOnce),
    stamps.removeOlder(daysBefore(limits.stampDays), limits.removedAtOnce),
  ])
  return removed.includes(limits.removedAtOnce)
}
