import type { ExperienceReport, ReportPart } from '../../contract/console/experience-report.ts'
import { deviceTypes } from '../../contract/experience.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { Empty } from '../parts/states.tsx'
import { reachOf } from '../parts/uplift-bar.tsx'
import { UpliftCell } from '../parts/uplift-cell.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords, type Words } from '../settings/language.tsx'
import { nameVariation } from './name-variation.ts'

type Props = { report: ExperienceReport; results: ExperienceResults }

/** The comparison within each device and country. */
export function Parts({ report, results }: Props) {
  const { t } = useWords()
  const reach = reachOf(report.parts.flatMap(({ variations }) => variations.map(({ uplift }) => uplift)))
  return (
    <section className="card parts" aria-labelledby="parts">
      <h2 id="parts">{t.report.parts}</h2>
      {report.parts.length === 0 && <Empty title={t.report.noParts} />}
      {report.parts.length > 0 && <p className="warning">{t.report.partsWarning}</p>}
      <div className="part-tables" data-many={results.variations.length > 2}>
        {(['device', 'country'] as const).map((dimension) => {
          const parts = report.parts.filter((part) => part.dimension === dimension)
          return (
            parts.length > 0 && (
              <PartTable key={dimension} parts={parts} report={report} results={results} reach={reach} />
            )
          )
        })}
      </div>
    </section>
  )
}

function PartTable({ parts, report, results, reach }: Props & { parts: ReportPart[]; reach: number }) {
  const words = useWords()
  const { t, formats } = words
  const { dimensions, columns } = t.report
  const label = dimensions[parts[0]?.dimension ?? 'device']
  const compared = results.variations.filter(({ isControl }) => !isControl)
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col" className="number">
            {columns.visitors}
          </th>
          {compared.map(({ variationId }) => (
            <th key={variationId} scope="col">
              {columns.uplift} {compared.length > 1 && nameVariation(variationId, report)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.value}>
            <th scope="row">{namePart(part, words)}</th>
            <td className="number">
              {formats.formatNumber(part.variations.reduce((sum, { visitors }) => sum + visitors, 0))}
            </td>
            {compared.map(({ variationId }) => (
              <td key={variationId}>
                <UpliftCell
                  uplift={part.variations.find((each) => each.variationId === variationId)?.uplift ?? null}
                  reach={reach}
                  isAlarm={results.sampleRatio.isAlarm}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function namePart({ dimension, value }: ReportPart, { t, formats }: Words): string {
  if (value === '') return t.report.unknownPart
  if (dimension === 'country') return formats.formatCountry(value)
  const device = deviceTypes.find((each) => each === value)
  return device ? t.devices[device] : value
}
