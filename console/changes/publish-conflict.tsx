import { useEffect, useRef } from 'react'
import type { Draft, DraftSummary } from '../../contract/console/steer.ts'
import { useWords } from '../settings/language.tsx'
import { describeDifference, type SiteWords } from './describe-difference.ts'
import { DifferenceList } from './difference-list.tsx'

/** A draft as the reader saw it, and as it is now; null where it does not wait any more. */
export type ConflictedDraft = { summary: DraftSummary; before: Draft; now: Draft | null }

type Props = {
  /** Empty where something else kept the drafts from being published. */
  drafts: ConflictedDraft[]
  site: SiteWords
  canPublish: boolean
  onPublish(): void
  onLeave(): void
}

/** Says who changed which drafts before they could be published, and asks again. It takes the focus, as the form that had it is gone. */
export function PublishConflict({ drafts, site, canPublish, onPublish, onLeave }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { conflict } = t.changes
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card publish-conflict" aria-labelledby="publish-conflict">
      <h2 id="publish-conflict" ref={heading} tabIndex={-1}>
        {conflict.title}
      </h2>
      <p role="alert">{drafts.length > 0 ? conflict.text : conflict.running}</p>
      <ul>
        {drafts.map(({ summary, before, now }) => {
          const name = summary.name || summary.experienceId
          return (
            <li key={summary.experienceId}>
              <b>
                {now ? conflict.changed(name, now.author, formats.formatDateTime(now.changedAt)) : conflict.gone(name)}
              </b>
              {now && <DifferenceList lines={describeDifference(before.settings, now.settings, { words, site })} />}
            </li>
          )
        })}
      </ul>
      <div className="draft-buttons">
        <button type="button" className="plain" onClick={onLeave}>
          {conflict.leave}
        </button>
        <button type="button" className="main-button" disabled={!canPublish} onClick={onPublish}>
          {conflict.again}
        </button>
      </div>
    </section>
  )
}
