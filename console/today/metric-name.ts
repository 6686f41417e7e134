import type { Words } from '../settings/language.tsx'
import type { Metric } from './compare-traffic.ts'

export function nameMetric(metric: Metric, { t }: Words): string {
  if (metric.kind !== 'revenue') return t.today.metrics[metric.kind]
  return t.today.revenueIn(metric.currency || t.today.unnamedCurrency)
}

/** Writes a value of a metric; `isShort` leaves out decimals that say little. */
export function formatMetric(value: number, metric: Metric, { words: { formats }, isShort }: Manner): string {
  if (metric.kind !== 'revenue') return formats.formatNumber(value)
  const sum = { currency: metric.currency, amount: value }
  return isShort ? formats.formatRoundMoney(sum) : formats.formatMoney(sum)
}

type Manner = { words: Words; isShort: boolean }
