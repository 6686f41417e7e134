import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import { steeredExperienceQuery, steerQuery } from '../api/change-queries.ts'
import { sessionQuery } from '../api/queries.ts'
import { useWords } from '../settings/language.tsx'
import { actionsFor, type SteerAction } from './steer-actions.ts'
import { SteerDialog } from './steer-dialog.tsx'

/** What can be done with an experience: nothing for who may only look, and where the site cannot be steered. */
export function SteerButtons({ report }: { report: ExperienceReport }) {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const { id } = report.experience
  const { data: session } = useQuery(sessionQuery)
  const { data: state } = useQuery(steerQuery(trackingId))
  const maySteer = session !== undefined && session !== null && session.role !== 'view'
  const isOpen = maySteer && state !== undefined && !state.unavailable
  const { data: experience } = useQuery({
    ...steeredExperienceQuery(trackingId, id),
    enabled: isOpen && report.experience.state !== 'removed',
  })
  const [opened, setOpened] = useState<{ action: SteerAction; now: number } | null>(null)
  if (!isOpen || !experience?.published) return null
  const { published } = experience
  // The dialog that has just made this draft still says how it ended.
  if (!opened && experience.draft?.settings === null)
    return (
      <p className="removal-waits">
        {t.changes.steer.removalWaits(experience.draft.author)}{' '}
        <Link to={`/sites/${encodeURIComponent(trackingId)}/changes`}>{t.changes.steer.toChanges}</Link>
      </p>
    )
  const clock = { now: Date.now(), timeZone: state.site.timeZone }
  return (
    <fieldset className="steer-buttons">
      <legend className="read-out">{t.changes.steer.label}</legend>
      {[...actionsFor(published, clock), 'remove' as const].map((action) => (
        <button
          key={action}
          type="button"
          className={action === 'remove' ? 'plain danger' : 'plain'}
          onClick={() => setOpened({ action, now: Date.now() })}
        >
          {t.changes.steer[action]}
        </button>
      ))}
      {opened && (
        <SteerDialog
          trackingId={trackingId}
          report={report}
          experience={{ ...experience, published }}
          site={state.site}
          action={opened.action}
          now={opened.now}
          mayPublish={session.role === 'publish'}
          onClose={() => setOpened(null)}
        />
      )}
    </fieldset>
  )
}
