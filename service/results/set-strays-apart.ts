import { resultsLimits } from './results-limits.ts'
import type { CountedVariation, IterationCounts } from './results-store.ts'

/** What an iteration counts of its variations; how many visitors saw others, which it does not have. */
export type JudgedCounts = IterationCounts & { strayVisitors: number }

/**
 * Leaves out strays: variations that the iteration does not have and that hardly anybody saw, because anybody can make up an
 * event, and a page from a cache may show what the site has no more. One that many saw stays, because something is wrong then.
 * Without shares the two with the most visitors are taken for those that it has.
 */
export function setStraysApart(counts: IterationCounts, shares: ReadonlyMap<string, number> | null): JudgedCounts {
  const { variations } = counts
  const atMost = resultsLimits.strayShare * sumVisitors(variations)
  const expected = shares ? (id: string) => (shares.get(id) ?? 0) > 0 : isAmongMostSeen(variations)
  const isStray = ({ variationId, visitors }: CountedVariation) => visitors <= atMost && !expected(variationId)
  return {
    ...counts,
    variations: variations.filter((each) => !isStray(each)),
    strayVisitors: sumVisitors(variations.filter(isStray)),
  }
}

function isAmongMostSeen(variations: readonly CountedVariation[]): (variationId: string) => boolean {
  const [first, second] = variations.toSorted((one, other) => other.visitors - one.visitors)
  return (variationId) => variationId === first?.variationId || variationId === second?.variationId
}

function sumVisitors(variations: readonly CountedVariation[]): number {
  return variations.reduce((sum, { visitors }) => sum + visitors, 0)
}
