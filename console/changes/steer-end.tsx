import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Publication } from '../../contract/console/steer.ts'
import { useWords } from '../settings/language.tsx'
import { useNow } from '../time/use-now.ts'
import { ProblemList } from './problem-list.tsx'
import { PublicationCard } from './publication-progress.tsx'
import type { SteerEnd } from './run-steer-action.ts'

/** What the publication is doing for which a dialog waits. */
export function SteerProgress({ publication }: { publication: Publication | null }) {
  const { t } = useWords()
  const now = useNow(1000)
  if (!publication || publication.endedAt !== null) return <p role="status">{t.changes.steer.saving}</p>
  return <PublicationCard publication={publication} now={now} />
}

type Props = { end: SteerEnd; trackingId: string; onClose(): void }

/** How an action ended. The way out takes the focus, as the button that had it is gone. */
export function SteerEndCard({ end, trackingId, onClose }: Props) {
  const { t } = useWords()
  const { steer } = t.changes
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const lost = end.kind === 'saved' ? null : end.lost
  return (
    <>
      {end.kind === 'saved' && <p role="status">{steer.savedDraft}</p>}
      {end.kind !== 'saved' && end.publication && <PublicationCard publication={end.publication} now={Date.now()} />}
      {end.kind === 'published' && end.isPutBack && <p role="status">{steer.isPutBack}</p>}
      {end.kind === 'failed' && !end.publication && (
        <div role="alert">
          <p>{steer.problems}</p>
          <ProblemList problems={end.problems} />
        </div>
      )}
      {lost && (
        <>
          <p className="field-problem" role="alert">
            {steer.notPutBack}
          </p>
          <pre className="lost-draft">{JSON.stringify(lost, null, 2)}</pre>
        </>
      )}
      <div className="dialog-buttons">
        {end.kind === 'saved' && (
          <Link className="plain" to={`/sites/${encodeURIComponent(trackingId)}/changes`}>
            {steer.toChanges}
          </Link>
        )}
        <button ref={close} type="button" className="main-button" onClick={onClose}>
          {steer.close}
        </button>
      </div>
    </>
  )
}
