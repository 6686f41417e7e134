import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Publication } from '../../contract/console/steer.ts'
import { isRunning, publicationQuery, refreshChanges } from '../api/change-queries.ts'
import { useWords } from '../settings/language.tsx'
import { useNow } from '../time/use-now.ts'
import { ProblemList } from './problem-list.tsx'

/** How long a publication that went well is spoken of, in milliseconds. */
const shownAfterwards = 600_000

/** What the last publication of a site is doing or has done. When it ends, everything that it changed is asked for anew. */
export function PublicationProgress({ trackingId }: { trackingId: string }) {
  const client = useQueryClient()
  const { data: publication } = useQuery(publicationQuery(trackingId))
  const now = useNow(1000)
  const runs = isRunning(publication)
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current && !runs) refreshChanges(client, trackingId, true)
    ran.current = runs
  }, [runs, client, trackingId])
  const isOld = publication?.step === 'done' && (publication.endedAt ?? now) < now - shownAfterwards
  if (!publication || isOld) return null
  return <PublicationCard publication={publication} now={now} />
}

/** One publication: its steps while it runs, and then how it ended. */
export function PublicationCard({ publication, now }: { publication: Publication; now: number }) {
  const { t, formats } = useWords()
  const { steps, running, done, failed, noReason, by, label } = t.changes.publication
  const { step, startedAt, endedAt, version, author, problems } = publication
  const seconds = Math.max(0, (endedAt ?? now) - startedAt) / 1000
  const at = ['waiting', 'checking', 'building', 'done'].indexOf(step)
  return (
    <section className="card publication" data-step={step} aria-label={label}>
      <ol className="publication-steps" aria-hidden="true">
        {(['checking', 'building', 'done'] as const).map((each, place) => (
          <li key={each} data-state={at > place + 1 || step === 'done' ? 'over' : at === place + 1 ? 'now' : 'later'}>
            {steps[each]}
          </li>
        ))}
      </ol>
      <p role="status">
        {step === 'failed' && <b>{failed}</b>}
        {step === 'done' && <b>{done(formats.formatNumber(version), formats.formatNumber(Math.ceil(seconds)))}</b>}
        {/* Only the step is read out: each second would be too much. */}
        {step !== 'failed' && step !== 'done' && <span className="read-out">{steps[step]}</span>}
      </p>
      {step !== 'failed' && step !== 'done' && (
        <p aria-hidden="true">{running(steps[step], formats.formatNumber(Math.floor(seconds)))}</p>
      )}
      <p className="hint">{by(author)}</p>
      {step === 'failed' && (problems.length > 0 ? <ProblemList problems={problems} /> : <p>{noReason}</p>)}
    </section>
  )
}
