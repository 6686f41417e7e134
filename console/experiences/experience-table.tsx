import { Link } from 'react-router'
import type { ListedExperience } from '../../contract/console/experience-report.ts'
import { describeAudience, describePages } from '../parts/describe-audience.ts'
import { Icon } from '../parts/icon.tsx'
import { StateLabel } from '../parts/state-label.tsx'
import { reachOf } from '../parts/uplift-bar.tsx'
import { useWords } from '../settings/language.tsx'
import { LeadingUplift } from './leading-uplift.tsx'

type Props = { experiences: ListedExperience[]; trackingId: string }

/** A row for each experience, which leads to its page; on a narrow screen the rows are cards. */
export function ExperienceTable({ experiences, trackingId }: Props) {
  const { t } = useWords()
  const { columns } = t.experiences
  const reach = reachOf(experiences.map(({ leading }) => leading?.uplift))
  return (
    <table className="experiences">
      <caption className="read-out">{t.experiences.title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.shares}</th>
          <th scope="col">{columns.pages}</th>
          <th scope="col">{columns.audience}</th>
          <th scope="col" className="number">
            {columns.visitors}
          </th>
          <th scope="col">{columns.uplift}</th>
        </tr>
      </thead>
      <tbody>
        {experiences.map((experience) => (
          <ExperienceRow key={experience.id} experience={experience} trackingId={trackingId} reach={reach} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { experience: ListedExperience; trackingId: string; reach: number }

function ExperienceRow({ experience, trackingId, reach }: RowProps) {
  const words = useWords()
  const { t, formats } = words
  const { columns } = t.experiences
  const { id, name, state, variations, visitors, isAlarm } = experience
  const address = `/sites/${encodeURIComponent(trackingId)}/experiences/${encodeURIComponent(id)}`
  return (
    <tr>
      <td className="state-cell">
        <StateLabel state={state} />
      </td>
      <th scope="row">
        <Link to={address}>{name}</Link>
        {name !== id && <code>{id}</code>}
        {isAlarm && (
          <span className="alarm" title={t.experiences.alarmHint}>
            <Icon name="alarm" /> {t.experiences.alarm}
          </span>
        )}
      </th>
      <td data-label={columns.shares} className="shares-cell">
        {variations.map(({ share }) => formats.formatNumber(Math.round(share * 100))).join(' / ') || '–'}
      </td>
      <td data-label={columns.pages}>{describePages(experience, words)}</td>
      <td data-label={columns.audience} className="audience-cell">
        {describeAudience(experience, words).join(' · ')}
      </td>
      <td data-label={columns.visitors} className="number">
        {formats.formatNumber(visitors)}
      </td>
      <td data-label={columns.uplift} className="uplift-cell">
        <LeadingUplift experience={experience} reach={reach} />
      </td>
    </tr>
  )
}
