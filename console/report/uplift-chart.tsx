import { useMemo } from 'react'
import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { useVersionMarks } from '../changes/use-version-marks.ts'
import { Chart } from '../charts/chart.tsx'
import { type ChartContent, lookOfVariation } from '../charts/chart-line.ts'
import { Empty } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { nameVariation } from './name-variation.ts'

type Props = { report: ExperienceReport; results: ExperienceResults }

/** How estimate and interval of each variation became what they are. A day without an interval is a gap. */
export function UpliftChart({ report, results }: Props) {
  const { t, formats } = useWords()
  const { upliftChart, upliftHint, noUplift } = t.report
  const marks = useVersionMarks(report.experience.id, report.days)
  const content = useMemo((): ChartContent => {
    const lines = results.variations.flatMap(({ variationId, isControl }, place) => {
      if (isControl) return []
      const uplifts = report.days.map(({ variations }) => {
        const uplift = variations.find((each) => each.variationId === variationId)?.uplift
        return uplift?.interval ? { value: uplift.estimate, range: uplift.interval } : null
      })
      return {
        id: variationId,
        label: nameVariation(variationId, report),
        values: uplifts.map((uplift) => uplift?.value ?? null),
        band: uplifts.map((uplift) => uplift?.range ?? null),
        look: lookOfVariation(place),
      }
    })
    return {
      label: upliftChart,
      pointsLabel: t.chart.day,
      points: report.days.map(({ at }) => ({ label: formats.formatLongDay(at), tick: formats.formatDay(at) })),
      lines,
      formatValue: formats.formatChange,
      formatTick: formats.formatRoundChange,
      isAroundZero: true,
      marks: { label: t.changes.marks.column, list: marks },
    }
  }, [report, results, marks, t, formats, upliftChart])

  if (content.lines.every(({ values }) => values.every((value) => value === null)))
    return (
      <section className="card">
        <h2>{upliftChart}</h2>
        <Empty title={noUplift} />
      </section>
    )
  return <Chart title={upliftChart} hint={upliftHint} content={content} />
}
