import { Link } from 'react-router'
import type { DraftSummary, SteeredExperience } from '../../contract/console/steer.ts'
import { useWords } from '../settings/language.tsx'
import { describeDifference, type SiteWords } from './describe-difference.ts'
import { DifferenceList } from './difference-list.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { ProblemList } from './problem-list.tsx'

type Props = {
  trackingId: string
  summary: DraftSummary
  experience: SteeredExperience
  site: SiteWords
  /** Undefined where the reader may not publish. */
  isChosen?: boolean
  onChoose(isChosen: boolean): void
  mayEdit: boolean
}

/** A draft that waits: whose it is, what it changes, what that does to results, and what keeps it from being published. */
export function DraftCard({ trackingId, summary, experience, site, isChosen, onChoose, mayEdit }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { experienceId, isNew, author, changedAt } = summary
  const { draft, published, visitors } = experience
  if (!draft) return null
  const name = summary.name || experienceId
  const address = `/sites/${encodeURIComponent(trackingId)}/experiences/${encodeURIComponent(experienceId)}`
  const lines = describeDifference(published, draft.settings, { words, site })
  const { problems, breaks } = draft
  const reasons = formats.formatList(breaks.map((each) => t.changes.breakNames[each]))
  return (
    <li className="card draft" data-broken={problems.length > 0}>
      <header>
        {isChosen !== undefined && (
          <input
            type="checkbox"
            aria-label={t.changes.draft.choose(name)}
            checked={isChosen}
            disabled={problems.length > 0}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <h3>
          {published ? <Link to={address}>{name}</Link> : name}
          {isNew && <span className="new-label">{t.changes.isNew}</span>}
        </h3>
        <small>{t.changes.byAuthor(author, formats.formatDateTime(changedAt))}</small>
      </header>
      {lines.length > 0 ? <DifferenceList lines={lines} /> : <p className="hint">{t.changes.draft.same}</p>}
      {problems.length > 0 && (
        <div className="draft-problems">
          <p>{t.changes.draft.broken(formats.formatNumber(problems.length), problems.length === 1)}</p>
          <ProblemList problems={problems} isOfOne />
        </div>
      )}
      {published && breaks.length > 0 && (
        <p className="draft-breaks">
          <b>{t.changes.draft.breaksTitle}.</b>{' '}
          {visitors > 0
            ? t.changes.draft.breaks(reasons, formats.formatNumber(visitors))
            : t.changes.draft.breaksUnseen(reasons)}
        </p>
      )}
      {published && breaks.length === 0 && lines.length > 0 && (
        <p className="hint">
          {draft.settings === null
            ? t.changes.draft.removes
            : visitors > 0
              ? t.changes.draft.keeps
              : t.changes.draft.unseen}
        </p>
      )}
      {mayEdit && (
        <div className="draft-buttons">
          {draft.settings !== null && (
            <Link className="plain" to={`${address}/edit`}>
              {problems.length > 0 ? t.changes.draft.mend : t.changes.draft.edit}
            </Link>
          )}
          <DiscardDraft trackingId={trackingId} summary={summary} revision={draft.revision} />
        </div>
      )}
    </li>
  )
}
