import { useMemo } from 'react'
import type { SegmentDay } from '../../contract/console/segments.ts'
import { Chart } from '../charts/chart.tsx'
import type { ChartContent } from '../charts/chart-line.ts'
import { useWords } from '../settings/language.tsx'

/** How many visitors entered and left a segment on each day; the last one still grows. */
export function SegmentChart({ days }: { days: SegmentDay[] }) {
  const { t, formats } = useWords()
  const { columns, byDay } = t.segments
  const content = useMemo(
    (): ChartContent => ({
      label: byDay,
      pointsLabel: t.chart.day,
      points: days.map(({ at }) => ({ label: formats.formatLongDay(at), tick: formats.formatDay(at) })),
      lines: [
        {
          id: 'entered',
          label: columns.entered,
          values: days.map(({ entered }) => entered),
          openAt: days.length > 1 ? days.length - 1 : undefined,
          look: { color: '--accent' },
        },
        {
          id: 'left',
          label: columns.left,
          values: days.map(({ left }) => left),
          openAt: days.length > 1 ? days.length - 1 : undefined,
          look: { color: '--line-2' },
        },
      ],
      formatValue: formats.formatNumber,
      formatTick: formats.formatCompact,
    }),
    [days, t, formats, columns, byDay],
  )
  return <Chart title={byDay} hint={t.segments.byDayHint} content={content} />
}
