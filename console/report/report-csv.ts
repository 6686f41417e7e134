import type { ExperienceReport, ReportVariation } from '../../contract/console/experience-report.ts'
import type { ConsoleTexts } from '../texts/en.ts'
import { nameVariation } from './name-variation.ts'
import { type CsvCell, writeCsv } from './write-csv.ts'

/**
 * Returns all numbers of a report as CSV: a row for each variation in total, at the end of each day (UTC), and by part. Rates and
 * uplifts are 1 for 100 percent.
 */
export function reportCsv(report: ExperienceReport, { report: t }: ConsoleTexts): string {
  const { results } = report
  if (!results) return writeCsv([])
  const currencies = results.currencies.map(({ currency }) => currency)

  const rowOf = (scope: string, value: string, counts: ReportVariation): CsvCell[] => {
    const { variationId, visitors, conversions, revenue, uplift } = counts
    return [
      ...[scope, value, variationId, nameVariation(variationId, report), visitors, conversions],
      visitors > 0 ? conversions / visitors : null,
      ...[uplift?.estimate ?? null, uplift?.interval?.[0] ?? null, uplift?.interval?.[1] ?? null],
      ...currencies.map((currency) => revenue.find((sum) => sum.currency === currency)?.amount ?? 0),
    ]
  }
  const totals = results.variations.map(({ rateUplift, revenues, ...counts }) => {
    const revenue = revenues.map(({ currency, revenue: amount }) => ({ currency, amount }))
    return rowOf(t.csv.scopes.total, '', { ...counts, revenue, uplift: rateUplift })
  })
  const days = report.days.flatMap(({ at, variations }) =>
    variations.map((counts) => rowOf(t.csv.scopes.day, new Date(at).toISOString().slice(0, 10), counts)),
  )
  const parts = report.parts.flatMap(({ dimension, value, variations }) =>
    variations.map((counts) => rowOf(t.csv.scopes[dimension], value || t.unknownPart, counts)),
  )
  const { columns, csv } = t
  const rows: CsvCell[][] = [
    [
      ...[csv.scope, csv.value, csv.variationId, columns.variation, columns.visitors, columns.conversions],
      ...[columns.rate, columns.uplift, csv.low, csv.high],
      ...currencies.map((currency) => columns.revenue(currency)),
    ],
    ...totals,
    ...days,
    ...parts,
  ]
  return writeCsv(rows, csv.decimalMark)
}
