import type { Configuration } from '../configuration/configuration.ts'
import { visitorDays } from '../console/traffic-store.ts'
import { limits } from '../limits.ts'
import type { Storage } from '../storage/storage.ts'

/** What is removed from, by the name of the part of the storage. */
export type PartsToRemove = ReadonlySet<string>

/**
 * Removes part of the data whose retention has ended: events, callbacks, data learnt about visitors and products
 * without recent events, sums of costs and by hour, memberships of segments, refused events, stash values, entries of the console's log, and the states of browsers whose cookie has expired. Each
 * kind is removed in a small commit of its own, one after the other, so that incoming events hardly have to wait: together they take half a
 * second on a slow disk. `now` is in epoch milliseconds.
 * @param wanted from which parts; from all without
 * @returns the parts from which there is more to remove. To ask the others again would be in vain, and some of them search for long.
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
  { keepDays, now, wanted }: { keepDays: Configuration['keepDays']; now: number; wanted?: PartsToRemove | undefined },
): Promise<PartsToRemove> {
  const daysBefore = (days: number) => now - days * 24 * 60 * 60 * 1000
  const before = daysBefore(keepDays.events)
  const atMost = limits.removedAtOnce
  const removals: Record<string, () => Promise<number>> = {
    events: () => events.removeOlder(before, atMost),
    refusedEvents: () => refusedEvents.removeOlder(daysBefore(keepDays.refused), atMost),
    recommendations: () => recommendations.removeOlder(before, atMost),
    campaigns: () => campaigns.removeOlder(before, atMost),
    async results() {
      const silentSince = daysBefore(Math.max(keepDays.events, limits.stampDays))
      return results.removeOlder({ before, running: await results.heardSince(before), silentSince }, atMost)
    },
    costs: () => costs.removeOlder(before, atMost),
    traffic: () =>
      traffic.removeOlder({ sums: before, visitors: daysBefore(Math.min(keepDays.events, visitorDays)) }, atMost),
    segments: () => segments.removeOlder(before, atMost),
    callbacks: () => callbacks.removeOlder(before, atMost),
    stash: () => stash.removeOlder(daysBefore(keepDays.stash), atMost),
    siteChanges: () => siteChanges.removeEntries({ before, newest: limits.logEntries }, atMost),
    stamps: () => stamps.removeOlder(daysBefore(limits.stampDays), atMost),
  }
  const asked = Object.entries(removals).filter(([name]) => wanted?.has(name) ?? true)
  const left = new Set<string>()
  for (const [name, remove] of asked) if ((await remove()) === atMost) left.add(name)
  return left
}
