import type { ReportDay, ReportVariation } from '../../contract/console/experience-report.ts'

/** What can be drawn by day: revenue in one currency. */
export type CountMetric = { kind: 'visitors' | 'conversions' } | { kind: 'revenue'; currency: string }

export type CountManner = 'cumulative' | 'daily'

/** Returns a variation's count for each day: all until its end, or what the day added. */
export function countDays(days: ReportDay[], variationId: string, { metric, manner }: Counting): number[] {
  const totals = days.map(({ variations }) => {
    const counts = variations.find((each) => each.variationId === variationId)
    return counts ? countOf(counts, metric) : 0
  })
  if (manner === 'cumulative') return totals
  // Sums of money in cents: the difference of two decimal fractions is rarely one.
  return totals.map((total, at) => Math.round((total - (totals[at - 1] ?? 0)) * 100) / 100)
}

type Counting = { metric: CountMetric; manner: CountManner }

function countOf({ revenue, ...counts }: ReportVariation, metric: CountMetric): number {
  if (metric.kind !== 'revenue') return counts[metric.kind]
  return revenue.find(({ currency }) => currency === metric.currency)?.amount ?? 0
}
