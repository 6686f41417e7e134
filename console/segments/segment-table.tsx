import { Link } from 'react-router'
import type { ListedSegment } from '../../contract/console/segments.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { describeCondition, joinCondition } from './describe-condition.ts'

type Props = { segments: ListedSegment[]; trackingId: string }

/** A row for each segment, which leads to its page. */
export function SegmentTable({ segments, trackingId }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { columns, inWeek } = t.segments
  const site = `/sites/${encodeURIComponent(trackingId)}`
  return (
    <WideTable label={t.segments.title} isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.segment}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="number">
            {columns.members}
          </th>
          {[columns.entered, columns.left].map((name) => (
            <th key={name} scope="col" className="number">
              {name} <small>{inWeek}</small>
            </th>
          ))}
          <th scope="col">{columns.experiences}</th>
        </tr>
      </thead>
      <tbody>
        {segments.map(({ id, name, when, members, entered, left, experiences }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`${site}/segments/${encodeURIComponent(id)}`}>{name}</Link>
              {name !== id && <code>{id}</code>}
            </th>
            <td className="segment-what">
              {when ? joinCondition(describeCondition(when, words), words) : t.segments.unknown}
            </td>
            <td className="number" data-label={columns.members}>
              <b>{formats.formatNumber(members)}</b>
            </td>
            <td className="number" data-label={`${columns.entered} ${inWeek}`}>
              {formats.formatNumber(entered)}
            </td>
            <td className="number" data-label={`${columns.left} ${inWeek}`}>
              {formats.formatNumber(left)}
            </td>
            <td className="segment-uses" data-label={columns.experiences}>
              {experiences.length === 0 && <span className="quiet">–</span>}
              {experiences.map((experience) => (
                <Link key={experience.id} to={`${site}/experiences/${encodeURIComponent(experience.id)}`}>
                  {experience.isIncluded ? experience.name : t.segments.isNot(experience.name)}
                </Link>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
