import {
  partDimensions,
  type ReportDay,
  type ReportPart,
  type ReportVariation,
} from '../../contract/console/experience-report.ts'
import type { DescribedSegment } from '../../contract/console/site-description.ts'
import { dayMs } from '../clock/durations.ts'
import { experienceResults } from '../results/experience-results.ts'
import type { CountedVariation, IterationCounts, PartSum } from '../results/results-store.ts'
import type { JudgedCounts } from '../results/set-strays-apart.ts'

type Counted = { visitors: number; conversions: number; revenue: Map<string, number> }
type CountedById = ReadonlyMap<string, Counted>

/** Returns what was known at the end of each day, from the first day that added something to the last. */
export function reportDays(counts: JudgedCounts, sums: readonly PartSum[]): ReportDay[] {
  const ofDays = sums.filter(({ dimension }) => dimension === 'day')
  const numbers = ofDays.map(({ value }) => Number(value))
  if (numbers.length === 0) return []
  const known = countsBefore(counts, ofDays)
  const first = Math.min(...numbers)
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => {
    const day = first + index
    for (const added of ofDays.filter(({ value }) => Number(value) === day))
      addTo(known.get(added.variationId), added, 1)
    return { at: day * dayMs, variations: compareCounted(counts, known) }
  })
}

/** The parts of a kind that are told: there are more countries, and events may name any segment. */
const mostParts = 100

/**
 * Returns the sums by device, country and segment, those with the most visitors first. Segments that the site has come
 * before those that only events know.
 */
export function reportParts(
  counts: JudgedCounts,
  sums: readonly PartSum[],
  segments: readonly DescribedSegment[],
): ReportPart[] {
  const nameOf = new Map(segments.map(({ id, name }) => [id, name]))
  return partDimensions.flatMap((dimension) => {
    const found = new Map<string, { value: string; visitors: number; counted: Map<string, Counted> }>()
    for (const sum of sums) {
      if (sum.dimension !== dimension) continue
      const part = found.get(sum.value) ?? { value: sum.value, visitors: 0, counted: new Map() }
      part.visitors += Math.max(0, sum.visitors)
      part.counted.set(sum.variationId, sum)
      found.set(sum.value, part)
    }
    const isUnnamed = (value: string) => Number(dimension === 'segment' && !nameOf.has(value))
    return [...found.values()]
      .filter(({ visitors }) => visitors > 0)
      .sort((one, other) => isUnnamed(one.value) - isUnnamed(other.value) || other.visitors - one.visitors)
      .slice(0, mostParts)
      .map(({ value, counted }) => {
        const name = dimension === 'segment' ? (nameOf.get(value) ?? null) : null
        return { dimension, value, name, variations: compareCounted(counts, counted) }
      })
  })
}

/** Returns what was counted before there were sums by day: the whole, less what all days added. */
function countsBefore({ variations }: IterationCounts, days: readonly PartSum[]): Map<string, Counted> {
  const before = new Map(
    variations.map(({ variationId, visitors, conversions, spent }): [string, Counted] => [
      variationId,
      { visitors, conversions, revenue: revenueOf(spent) },
    ]),
  )
  for (const added of days) addTo(before.get(added.variationId), added, -1)
  return before
}

function addTo(counted: Counted | undefined, added: Counted, sign: 1 | -1): void {
  if (!counted) return
  counted.visitors += sign * added.visitors
  counted.conversions += sign * added.conversions
  for (const [currency, amount] of added.revenue)
    counted.revenue.set(currency, (counted.revenue.get(currency) ?? 0) + sign * amount)
}

function revenueOf(spent: CountedVariation['spent']): Map<string, number> {
  return new Map(
    [...spent].map(([currency, bins]) => [currency, bins.reduce((sum, { revenue }) => sum + revenue, 0) / 100]),
  )
}

/** Compares counts of the variations as the results compare the whole (BV-04). */
function compareCounted(counts: JudgedCounts, counted: CountedById): ReportVariation[] {
  const variations = counts.variations.map(({ variationId, isControl }) => {
    const { visitors = 0, conversions = 0 } = counted.get(variationId) ?? {}
    const whole = Math.max(0, visitors)
    return {
      variationId,
      isControl,
      visitors: whole,
      conversions: Math.min(Math.max(0, conversions), whole),
      spent: new Map(),
    }
  })
  const compared = experienceResults('', { ...counts, variations }).variations
  return variations.map(({ variationId, visitors, conversions }, at) => ({
    variationId,
    visitors,
    conversions,
    revenue: moneyOf(counted.get(variationId)?.revenue),
    uplift: compared[at]?.rateUplift ?? null,
  }))
}

function moneyOf(revenue: ReadonlyMap<string, number> = new Map()): ReportVariation['revenue'] {
  return [...revenue].map(([currency, amount]) => ({ currency, amount: Math.round(amount * 100) / 100 }))
}
