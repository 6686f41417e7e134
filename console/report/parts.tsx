import { Link, useParams } from 'react-router'
import {
  type ExperienceReport,
  type PartDimension,
  partDimensions,
  type ReportPart,
} from '../../contract/console/experience-report.ts'
import { deviceTypes } from '../../contract/experience.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { Empty } from '../parts/states.tsx'
import { reachOf } from '../parts/uplift-bar.tsx'
import { UpliftCell } from '../parts/uplift-cell.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { nameVariation } from './name-variation.ts'

type Props = { report: ExperienceReport; results: ExperienceResults }

/** The comparison within each device, country and segment. */
export function Parts({ report, results }: Props) {
  const { t } = useWords()
  const reach = reachOf(report.parts.flatMap(({ variations }) => variations.map(({ uplift }) => uplift)))
  return (
    <section className="card parts" aria-labelledby="parts">
      <h2 id="parts">{t.report.parts}</h2>
      {report.parts.length === 0 && <Empty title={t.report.noParts} />}
      {report.parts.length > 0 && <p className="warning">{t.report.partsWarning}</p>}
      <div className="part-tables" data-many={results.variations.length > 2}>
        {partDimensions.map((dimension) => {
          const parts = report.parts.filter((part) => part.dimension === dimension)
          return (
            parts.length > 0 && (
              <PartTable key={dimension} of={{ dimension, parts }} report={report} results={results} reach={reach} />
            )
          )
        })}
      </div>
    </section>
  )
}

type PartTableProps = Props & { of: { dimension: PartDimension; parts: ReportPart[] }; reach: number }

function PartTable({ of: { dimension, parts }, report, results, reach }: PartTableProps) {
  const { t, formats } = useWords()
  const { dimensions, columns } = t.report
  const label = dimensions[dimension]
  // The names of segments are sentences: on a phone they have a line of their own.
  const isStacked = dimension === 'segment'
  const labelOf = (column: string) => (isStacked ? column : undefined)
  const compared = results.variations.filter(({ isControl }) => !isControl)
  const upliftOf = (variationId: string) =>
    compared.length > 1 ? `${columns.uplift} ${nameVariation(variationId, report)}` : columns.uplift
  return (
    <div data-dimension={dimension}>
      {isStacked && <h3 className="narrow-title">{label}</h3>}
      <WideTable label={label} isStacked={isStacked}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" className="number">
              {columns.visitors}
            </th>
            {compared.map(({ variationId }) => (
              <th key={variationId} scope="col">
                {upliftOf(variationId)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.value}>
              <th scope="row">
                <PartName part={part} />
              </th>
              <td className="number" data-label={labelOf(columns.visitors)}>
                {formats.formatNumber(part.variations.reduce((sum, { visitors }) => sum + visitors, 0))}
              </td>
              {compared.map(({ variationId }) => (
                <td key={variationId} data-label={labelOf(upliftOf(variationId))}>
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
      {isStacked && <p className="hint">{t.report.segmentsNote}</p>}
    </div>
  )
}

function PartName({ part: { dimension, value, name } }: { part: ReportPart }) {
  const { t, formats } = useWords()
  const { trackingId = '' } = useParams()
  if (value === '') return t.report.unknownPart
  if (dimension === 'country') return formats.formatCountry(value)
  if (dimension === 'segment')
    return (
      <Link to={`/sites/${encodeURIComponent(trackingId)}/segments/${encodeURIComponent(value)}`}>{name ?? value}</Link>
    )
  const device = deviceTypes.find((each) => each === value)
  return device ? t.devices[device] : value
}
