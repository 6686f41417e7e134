import type {
  ExperienceReport,
  ListedExperience,
  PartDimension,
  ReportDay,
  ReportPart,
  ReportVariation,
} from '../../contract/console/experience-report.ts'
import type { ExperienceResults, Uplift } from '../../contract/experience-results.ts'
import { markup } from './hostile-texts.ts'
import { createSeeded } from './seeded.ts'

export const dayLength = 86_400_000
export const reportStart = Date.UTC(2026, 9, 26)

type ReportOptions = {
  experience: ListedExperience
  /** Visitors of each variation on a day. */
  daily?: number
  days?: number
  /** The true rate of each variation, the control's first. */
  rates?: number[]
  currencies?: string[]
  /** How many of a variation's visitors arrive; below 1 the division is wrong. */
  arriving?: number[]
  parts?: ReportPart[]
}

/** Returns an uplift of rates with an interval that narrows as visitors come, as the service computes it; close enough to look at. */
export function anUplift(control: ReportVariation, variation: ReportVariation): Uplift | null {
  const [before, after] = [control, variation].map(({ conversions, visitors }) => conversions / Math.max(1, visitors))
  if (!before || !after) return null
  const estimate = after / before - 1
  if (control.conversions < 25 || variation.conversions < 25)
    return { estimate, interval: null, isSignificant: false, chanceToWin: null }
  const error = (1 + estimate) * Math.sqrt(1 / control.conversions + 1 / variation.conversions)
  const half = error * 2.6
  const interval: [number, number] = [estimate - half, estimate + half]
  return {
    estimate,
    interval,
    isSignificant: interval[0] > 0 || interval[1] < 0,
    chanceToWin: 1 / (1 + Math.exp((-1.7 * estimate) / error)),
  }
}

/** Builds the report of an experience whose visitors came over some days. Deterministic. */
export function aReport({
  experience,
  daily = 420,
  days = 30,
  rates,
  currencies,
  arriving,
  parts,
}: ReportOptions): ExperienceReport {
  const { variations } = experience
  const seeded = createSeeded(experience.id.length * 7919 + days)
  const money = currencies ?? ['EUR']
  const counts = variations.map(
    ({ variationId }): ReportVariation => ({
      variationId,
      visitors: 0,
      conversions: 0,
      revenue: money.map((currency) => ({ currency, amount: 0 })),
      uplift: null,
    }),
  )
  const reportDays: ReportDay[] = Array.from({ length: days }, (_, day) => {
    const busy = [1.2, 0.9, 0.85, 0.9, 1, 1.3, 1.45][day % 7] ?? 1
    for (const [at, each] of counts.entries()) {
      const share = (variations[at]?.share ?? 0) * variations.length
      const visitors = Math.round(daily * busy * share * (arriving?.[at] ?? 1) * (0.92 + seeded() * 0.16))
      const conversions = Math.round(visitors * (rates?.[at] ?? 0.04) * (0.75 + seeded() * 0.5))
      each.visitors += visitors
      each.conversions += conversions
      for (const [place, sum] of each.revenue.entries())
        sum.amount = Math.round((sum.amount + (conversions * (52 + seeded() * 30)) / (place * 4 + 1)) * 100) / 100
    }
    const [control] = counts
    return {
      at: reportStart + day * dayLength,
      variations: counts.map((each, at) => ({
        ...each,
        revenue: each.revenue.map((sum) => ({ ...sum })),
        uplift: at === 0 || !control ? null : anUplift(control, each),
      })),
    }
  })
  return {
    experience,
    iterations: [
      iterationOf(experience.iterationId, { from: reportStart, days, visitors: experience.visitors }),
      iterationOf('iteration-1', { from: reportStart - 40 * dayLength, days: 38, visitors: 18_211 }),
    ],
    results: resultsOf(experience, { days: reportDays, currencies: money }),
    days: reportDays,
    parts: parts ?? partsOf(reportDays.at(-1)),
  }
}

function iterationOf(iterationId: string, { from, days, visitors }: { from: number; days: number; visitors: number }) {
  return { iterationId, firstAt: from, lastAt: from + days * dayLength - 1, visitors }
}

function resultsOf(
  { id, iterationId, variations, isAlarm, goals }: ListedExperience,
  { days, currencies }: { days: ReportDay[]; currencies: string[] },
): ExperienceResults {
  const last = days.at(-1)?.variations ?? []
  return {
    experienceId: id,
    iterationId,
    conversion: 'order',
    goals: goals.map((goal) => goal.id),
    variations: last.map(({ variationId, visitors, conversions, revenue, uplift }, at) => ({
      variationId,
      isControl: at === 0,
      visitors,
      conversions,
      rate: conversions / Math.max(1, visitors),
      rateUplift: uplift,
      revenues: revenue.map(({ currency, amount }) => ({
        currency,
        revenue: amount,
        perVisitor: amount / Math.max(1, visitors),
        uplift: uplift && {
          ...uplift,
          isSignificant: false,
          interval: uplift.interval && widenInterval(uplift.interval),
        },
      })),
    })),
    currencies: currencies.map((currency, at) => ({ currency, cap: at === 0 ? 480 : null, isAdjusted: at === 0 })),
    comparisons: Math.max(1, variations.length - 1),
    sampleRatio: {
      shares: variations.map(({ variationId, share }) => ({ variationId, share })),
      isAssumed: false,
      p: isAlarm ? 0.000004 : 0.61,
      isAlarm,
    },
  }
}

function widenInterval([low, high]: [number, number]): [number, number] {
  const middle = (low + high) / 2
  return [middle - (high - low), middle + (high - low)]
}

/** Divides what was known in the end by device, country and segment. */
function partsOf(day: ReportDay | undefined): ReportPart[] {
  if (!day) return []
  const dividePart = (
    dimension: PartDimension,
    value: string,
    share: number,
    name: string | null = null,
  ): ReportPart => {
    const variations = day.variations.map((each) => ({
      ...each,
      visitors: Math.round(each.visitors * share),
      conversions: Math.round(each.conversions * share),
      uplift: null,
    }))
    const [control] = variations
    return {
      dimension,
      value,
      name,
      variations: variations.map((each, at) => ({
        ...each,
        uplift: at === 0 || !control ? null : anUplift(control, each),
      })),
    }
  }
  return [
    dividePart('device', 'mobile', 0.62),
    dividePart('device', 'computer', 0.33),
    dividePart('device', 'tablet', 0.05),
    dividePart('country', 'DE', 0.48),
    dividePart('country', 'GB', 0.27),
    dividePart('country', 'AT', 0.14),
    dividePart('country', '', 0.03),
    dividePart('segment', 'new-visitor', 0.71, 'On their first visit'),
    dividePart('segment', 'keen', 0.22, 'Looked at three products'),
    dividePart('segment', 'hostile', 0.02, markup),
    dividePart('segment', 'gone', 0.04),
  ]
}
