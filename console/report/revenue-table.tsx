import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ExperienceResults, RevenueComparison } from '../../contract/experience-results.ts'
import { lookOfVariation } from '../charts/chart-line.ts'
import { LineMark } from '../charts/line-mark.tsx'
import { UpliftCell } from '../parts/uplift-cell.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { nameVariation } from './name-variation.ts'

type Props = {
  report: ExperienceReport
  results: ExperienceResults
  comparison: RevenueComparison
  /** The currency's place in the results. */
  at: number
  reach: number
}

/** The revenue of each variation in one currency, and how it was compared. */
export function RevenueTable({ report, results, comparison: { currency, cap, isAdjusted }, at, reach }: Props) {
  const { t, formats } = useWords()
  const { columns, ...texts } = t.report
  const notes = [
    cap !== null && texts.cap(formats.formatMoney({ currency, amount: cap })),
    isAdjusted && texts.adjusted,
  ].filter((note) => note !== false)
  return (
    <>
      <WideTable label={columns.revenue(currency)} isStacked>
        <thead>
          <tr>
            <th scope="col">{columns.variation}</th>
            <th scope="col" className="number">
              {columns.revenue(currency)}
            </th>
            <th scope="col" className="number">
              {columns.perVisitor}
            </th>
            <th scope="col">{columns.upliftPerVisitor}</th>
          </tr>
        </thead>
        <tbody>
          {results.variations.map(({ variationId, revenues }, place) => {
            const sums = revenues[at]
            return (
              <tr key={variationId}>
                <th scope="row">
                  <LineMark look={lookOfVariation(place)} /> {nameVariation(variationId, report)}
                </th>
                <td className="number" data-label={columns.revenue(currency)}>
                  {formats.formatMoney({ currency, amount: sums?.revenue ?? 0 })}
                </td>
                <td className="number" data-label={columns.perVisitor}>
                  {formats.formatMeanMoney({ currency, amount: sums?.perVisitor ?? 0 })}
                </td>
                <td className="uplift-cell" data-label={columns.upliftPerVisitor}>
                  <UpliftCell uplift={sums?.uplift ?? null} reach={reach} isAlarm={results.sampleRatio.isAlarm} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </WideTable>
      {notes.length > 0 && <p className="hint">{notes.join(' ')}</p>}
    </>
  )
}
