import type { CostBin } from '../../costs/cost-bins.ts'
import type { CountedCosts } from '../../costs/cost-store.ts'
import type { CountedVariation, IterationCounts, PartSum } from '../../results/results-store.ts'
import type { RevenueBin } from '../../results/revenue-bins.ts'
import { addFields, addUp, joinNames, joinSorted } from './merge.ts'

export function costsOf(counted: readonly CountedCosts[]): CountedCosts {
  const rows = counted.map((costs) =>
    [...costs].flatMap(([id, measures]) =>
      Object.entries(measures).flatMap(([measure, bins]) => bins.map((bin) => ({ id, measure, bin }))),
    ),
  )
  const addBins = (one: CostBin, other: CostBin): CostBin => ({
    ...addFields<CostBin>('pages', 'total')(one, other),
    worst: Math.max(one.worst, other.worst),
  })
  const sums: CountedCosts = new Map()
  for (const { id, measure, bin } of addUp(
    rows,
    (row) => [row.id, row.measure, row.bin.bin].join('\0'),
    (one, other) => ({ ...one, bin: addBins(one.bin, other.bin) }),
  )) {
    const known: Record<string, CostBin[]> = sums.get(id) ?? {}
    known[measure] = [...(known[measure] ?? []), bin]
    sums.set(id, known)
  }
  return sums
}

export function partsOf(lists: readonly PartSum[][]): PartSum[] {
  return addUp(
    lists,
    ({ dimension, value, variationId }) => [dimension, value, variationId].join('\0'),
    (one, other) => ({
      ...addFields<PartSum>('visitors', 'conversions')(one, other),
      revenue: addMaps(one.revenue, other.revenue, (amount, more) => amount + more),
    }),
  )
}

/** Adds the counts of one iteration and conversion. */
export function countsOf(counted: readonly IterationCounts[]): IterationCounts | null {
  const [first] = counted
  if (!first) return null
  const variations = addUp(
    counted.map((each) => each.variations),
    ({ variationId }) => variationId,
    addVariations,
  )
  return {
    ...first,
    goals: joinNames(counted.map(({ goals }) => goals)),
    // The control first, then by id.
    variations: joinSorted([variations], ({ isControl, variationId }) => `${isControl ? 0 : 1}${variationId}`),
  }
}

function addVariations(one: CountedVariation, other: CountedVariation): CountedVariation {
  const addBins = addFields<RevenueBin>('visitors', 'revenue', 'squares', 'history', 'historySquares', 'historyRevenue')
  return {
    ...addFields<CountedVariation>('visitors', 'conversions')(one, other),
    // As where it has most of its visitors: one event may be wrong.
    isControl: (one.visitors >= other.visitors ? one : other).isControl,
    spent: addMaps(one.spent, other.spent, (bins, more) =>
      joinSorted([addUp([[...bins], [...more]], ({ bin }) => String(bin), addBins)], ({ bin }) => bin),
    ),
  }
}

function addMaps<T>(
  one: ReadonlyMap<string, T>,
  other: ReadonlyMap<string, T>,
  add: (one: T, other: T) => T,
): Map<string, T> {
  const sums = new Map(one)
  for (const [key, value] of other) {
    const known = sums.get(key)
    sums.set(key, known === undefined ? value : add(known, value))
  }
  return sums
}
