import type { ReactNode } from 'react'
import type { ListedExperience } from '../../contract/console/experience-report.ts'
import { describeAudience, describePages } from '../parts/describe-audience.ts'
import { useWords } from '../settings/language.tsx'

/** What an experience is, as the site's configuration says. */
export function Facts({ experience }: { experience: ListedExperience }) {
  const words = useWords()
  const { t, formats } = words
  const { facts } = t.report
  const { template, variations, exclusionGroup, startsAt, endsAt, pausedAt } = experience
  const schedule = [
    startsAt !== null && facts.from(formats.formatDateTime(startsAt)),
    endsAt !== null && facts.until(formats.formatDateTime(endsAt)),
    pausedAt !== null && facts.pausedAt(formats.formatDateTime(pausedAt)),
  ].filter((part) => part !== false)
  const rows: [string, ReactNode][] = [
    [facts.template, template ?? facts.ownCode],
    [facts.pages, describePages(experience, words)],
    [facts.audience, describeAudience(experience, words).join(' · ')],
    [facts.schedule, schedule.join(', ') || facts.noSchedule],
  ]
  if (exclusionGroup !== null) rows.push([facts.group, exclusionGroup])
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{facts.variations}</dt>
        <dd>
          {variations.map(({ variationId, name, isControl, share }) => (
            <span key={variationId} className="variation">
              {name}
              {isControl && name.toLowerCase() !== facts.control.toLowerCase() && ` (${facts.control})`}{' '}
              {formats.formatShare(share)}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}
