import { useMemo } from 'react'
import { Chart } from '../charts/chart.tsx'
import type { ChartContent } from '../charts/chart-line.ts'
import { useWords } from '../settings/language.tsx'
import { type HourPair, hourValue, type Metric } from './compare-traffic.ts'
import { formatMetric, nameMetric } from './metric-name.ts'

/** One metric by hour: today, and the same weekday before as a thin line. */
export function HourChart({ hours, metric }: { hours: HourPair[]; metric: Metric }) {
  const words = useWords()
  const { t, formats } = words
  const title = t.today.byHour(nameMetric(metric, words))
  const openAt = hours.findLastIndex(({ today }) => today !== null)
  const content = useMemo(
    (): ChartContent => ({
      label: title,
      pointsLabel: t.today.hour,
      points: hours.map(({ at }, place) => {
        const clock = formats.formatClock(at)
        return { label: place === openAt ? t.today.soFar(clock) : clock, tick: formats.formatHour(at) }
      }),
      lines: [
        {
          id: 'today',
          label: t.today.thisDay,
          values: hours.map(({ today }) => today && hourValue(today, metric)),
          openAt: openAt >= 0 ? openAt : undefined,
          look: { color: '--accent' },
        },
        {
          id: 'before',
          label: t.today.sameDay,
          values: hours.map(({ before }) => before && hourValue(before, metric)),
          look: { color: '--line-0', isThin: true },
        },
      ],
      formatValue: (value) => formatMetric(value, metric, { words, isShort: false }),
      formatTick: formats.formatCompact,
    }),
    [hours, openAt, metric, words, t, formats, title],
  )
  return <Chart title={title} content={content} />
}
