import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { lookOfVariation } from '../charts/chart-line.ts'
import { LineMark } from '../charts/line-mark.tsx'
import { reachOf } from '../parts/uplift-bar.tsx'
import { UpliftCell } from '../parts/uplift-cell.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { nameVariation } from './name-variation.ts'
import { RevenueTable } from './revenue-table.tsx'

type Props = { report: ExperienceReport; results: ExperienceResults }

/** What was counted of each variation, and how it compares to the control: conversions, then revenue in each currency. */
export function NumbersTable({ report, results }: Props) {
  const { t, formats } = useWords()
  const { columns, numbers, chanceNote } = t.report
  const reach = reachOf(
    results.variations.flatMap(({ rateUplift, revenues }) => [rateUplift, ...revenues.map(({ uplift }) => uplift)]),
  )
  return (
    <section className="card numbers">
      <h2>{numbers}</h2>
      <WideTable label={numbers} isStacked>
        <thead>
          <tr>
            <th scope="col">{columns.variation}</th>
            {[columns.visitors, columns.conversions, columns.rate].map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
            <th scope="col">{columns.uplift}</th>
            <th scope="col" className="number">
              {columns.chance}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.variations.map(({ variationId, visitors, conversions, rate, rateUplift }, at) => (
            <tr key={variationId}>
              <th scope="row">
                <LineMark look={lookOfVariation(at)} /> {nameVariation(variationId, report)}
              </th>
              <td className="number" data-label={columns.visitors}>
                {formats.formatNumber(visitors)}
              </td>
              <td className="number" data-label={columns.conversions}>
                {formats.formatNumber(conversions)}
              </td>
              <td className="number" data-label={columns.rate}>
                {formats.formatRate(rate)}
              </td>
              <td className="uplift-cell" data-label={columns.uplift}>
                <UpliftCell uplift={rateUplift} reach={reach} isAlarm={results.sampleRatio.isAlarm} />
              </td>
              <td className="number" data-label={columns.chance}>
                {typeof rateUplift?.chanceToWin === 'number' ? (
                  formats.formatFineShare(rateUplift.chanceToWin)
                ) : (
                  <span className="quiet">–</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="hint">{chanceNote}</p>
      {results.currencies.map((comparison, at) => (
        <RevenueTable
          key={comparison.currency}
          report={report}
          results={results}
          at={at}
          comparison={comparison}
          reach={reach}
        />
      ))}
    </section>
  )
}
