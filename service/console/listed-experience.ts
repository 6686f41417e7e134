import type { ExperienceState, ListedExperience } from '../../contract/console/experience-report.ts'
import type { DescribedExperience } from '../../contract/console/site-description.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { experienceResults } from '../results/experience-results.ts'
import type { IterationCounts } from '../results/results-store.ts'
import { type JudgedCounts, setStraysApart } from '../results/set-strays-apart.ts'

/** An experience that nobody describes, and that was last heard of this long ago, is over. */
const silentMs = 7 * 24 * 60 * 60 * 1000

type ListNeeds = {
  /** Null for an experience that the site does not have, or whose site is not known. */
  described: DescribedExperience | null
  isSiteKnown: boolean
  counts: IterationCounts | null
  /** When it was last heard of, in epoch milliseconds. */
  lastAt: number
  now: number
}

/** Describes an experience in the console's list, by the site's description or by what its events tell. */
export function listExperience(
  id: string,
  { described, isSiteKnown, counts: all, lastAt, now }: ListNeeds,
): ListedExperience {
  const shares = described && sharesOf(described)
  const counts = all && setStraysApart(all, shares)
  const experience = described ?? describedByEvents(id, counts)
  const results = counts && experienceResults(id, counts, { shares })
  const visitors = results?.variations.reduce((sum, each) => sum + each.visitors, 0) ?? 0
  const state = described
    ? stateOf(described, { visitors, now })
    : stateWithoutSite({ isSiteKnown, isHeard: now - lastAt < silentMs })
  return {
    ...experience,
    state,
    visitors,
    conversion: results?.conversion ?? null,
    leading: results && leadingOf(results),
    isAlarm: results?.sampleRatio.isAlarm ?? false,
  }
}

/** Returns the expected shares by variation id; null where none is above 0. */
export function sharesOf({ variations }: DescribedExperience): ReadonlyMap<string, number> | null {
  const shares = new Map(variations.map(({ variationId, share }) => [variationId, share]))
  return [...shares.values()].some((share) => share > 0) ? shares : null
}

function stateOf(
  { pausedAt, startsAt, endsAt }: DescribedExperience,
  { visitors, now }: { visitors: number; now: number },
): ExperienceState {
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (pausedAt !== null && pausedAt <= now) return 'paused'
  if (startsAt !== null && startsAt > now) return 'scheduled'
  return visitors > 0 ? 'running' : 'waiting'
}

function stateWithoutSite({ isSiteKnown, isHeard }: { isSiteKnown: boolean; isHeard: boolean }): ExperienceState {
  if (isSiteKnown) return 'removed'
  return isHeard ? 'running' : 'ended'
}

/** Prefers what is significant to what is far away. */
function leadingOf({ variations }: ExperienceResults): ListedExperience['leading'] {
  const compared = variations.flatMap(({ variationId, rateUplift }) =>
    rateUplift ? [{ variationId, uplift: rateUplift }] : [],
  )
  const [leading] = compared.sort(
    ({ uplift: one }, { uplift: other }) =>
      Number(other.isSignificant) - Number(one.isSignificant) || Math.abs(other.estimate) - Math.abs(one.estimate),
  )
  return leading ?? null
}

function describedByEvents(id: string, counts: JudgedCounts | null): DescribedExperience {
  const variations = counts?.variations ?? []
  return {
    id,
    name: id,
    template: null,
    iterationId: counts?.iterationId ?? '',
    variations: variations.map(({ variationId, isControl }) => ({
      variationId,
      name: variationId,
      isControl,
      share: 1 / variations.length,
    })),
    pages: [],
    devices: [],
    paths: { include: [], exclude: [] },
    segments: [],
    goals: (counts?.goals ?? []).map((goal) => ({ id: goal, isPrimary: false })),
    exclusionGroup: null,
    startsAt: null,
    endsAt: null,
    pausedAt: null,
  }
}
