import type { Configuration } from '../configuration.ts'
import { limits } from '../limits.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Removes a part of what is older than it is kept for: events, callbacks, what was learnt of visitors and products that
 * no event tells of any more, refused events, values of the stash, and the states of browsers whose cookie has expired.
 * All in one small commit, so that events which arrive meanwhile hardly wait for it. Answers whether there is more to
 * remove. `now` is in epoch milliseconds.
 */
export async function removeOld(
  { events, deadLetters, stamps, recommendations, campaigns, results, callbacks, stash }: Storage,
  keepDays: Configuration['keepDays'],
  now: number,
): Promise<boolean> {
  const before = (days: number) => now - days * 24 * 60 * 60 * 1000
  const removed = await Promise.all([
    events.removeOlder(before(keepDays.events), limits.removedAtOnce),
    deadLetters.removeOlder(before(keepDays.refused), limits.removedAtOnce),
    recommendations.removeOlder(before(keepDays.events), limits.removedAtOnce),
    campaigns.removeOlder(before(keepDays.events), limits.removedAtOnce),
    results.removeOlder(
      { before: before(keepDays.events), silentSince: before(Math.max(keepDays.events, limits.stampDays)) },
      limits.removedAtOnce,
    ),
    callbacks.removeOlder(before(keepDays.events), limits.removedAtOnce),
    stash.removeOlder(before(keepDays.stash), limits.removedAtOnce),
    stamps.removeOlder(before(limits.stampDays), limits.removedAtOnce),
  ])
  return removed.includes(limits.removedAtOnce)
}
