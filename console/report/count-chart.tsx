import { useMemo, useState } from 'react'
import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { useVersionMarks } from '../changes/use-version-marks.ts'
import { Chart } from '../charts/chart.tsx'
import { type ChartContent, lookOfVariation } from '../charts/chart-line.ts'
import { RadioBar } from '../parts/radio-bar.tsx'
import { useWords } from '../settings/language.tsx'
import { type CountManner, type CountMetric, countDays } from './count-days.ts'
import { nameVariation } from './name-variation.ts'

type Props = { report: ExperienceReport; results: ExperienceResults }

/** Visitors, conversions and revenue of each variation by day. */
export function CountChart({ report, results }: Props) {
  const { t, formats } = useWords()
  const [chosen, setChosen] = useState('visitors')
  const [manner, setManner] = useState<CountManner>('cumulative')
  const metrics = useMemo(() => listMetrics(results), [results])
  const metric = metrics.find((each) => each.key === chosen) ?? metrics[0]
  const marks = useVersionMarks(report.experience.id, report.days)
  const content = useMemo((): ChartContent => {
    const formatValue = (value: number) =>
      metric.kind === 'revenue'
        ? formats.formatMoney({ currency: metric.currency, amount: value })
        : formats.formatNumber(value)
    return {
      label: t.report.counts,
      pointsLabel: t.chart.day,
      points: report.days.map(({ at }) => ({ label: formats.formatLongDay(at), tick: formats.formatDay(at) })),
      lines: results.variations.map(({ variationId }, place) => ({
        id: variationId,
        label: nameVariation(variationId, report),
        values: countDays(report.days, variationId, { metric, manner }),
        look: lookOfVariation(place),
      })),
      formatValue,
      formatTick: formats.formatCompact,
      marks: { label: t.changes.marks.column, list: marks },
    }
  }, [report, results, metric, manner, marks, t, formats])
  return (
    <Chart title={t.report.counts} hint={t.report.countsHint} content={content}>
      <RadioBar
        label={t.report.metric}
        value={metric.key}
        options={metrics.map((each) => ({
          value: each.key,
          label: each.kind === 'revenue' ? t.report.metrics.revenue(each.currency) : t.report.metrics[each.kind],
        }))}
        onChange={setChosen}
      />
      <RadioBar<CountManner>
        label={t.report.manner}
        value={manner}
        options={(['cumulative', 'daily'] as const).map((value) => ({ value, label: t.report[value] }))}
        onChange={setManner}
      />
    </Chart>
  )
}

type KeyedMetric = CountMetric & { key: string }

function listMetrics({ currencies }: ExperienceResults): [KeyedMetric, ...KeyedMetric[]] {
  return [
    { key: 'visitors', kind: 'visitors' },
    { key: 'conversions', kind: 'conversions' },
    ...currencies.map(({ currency }) => ({ key: `revenue ${currency}`, kind: 'revenue' as const, currency })),
  ]
}
