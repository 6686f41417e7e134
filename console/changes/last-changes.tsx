import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { steerQuery, versionsQuery } from '../api/change-queries.ts'
import { useWords } from '../settings/language.tsx'

/** How many versions are shown. */
const most = 3

/** What was published last. Nothing where the site cannot be steered, and while that is not known. */
export function LastChanges({ trackingId, now }: { trackingId: string; now: number }) {
  const { t, formats } = useWords()
  const { data: state } = useQuery(steerQuery(trackingId))
  const isSteered = state !== undefined && !state.unavailable
  const { data } = useInfiniteQuery({ ...versionsQuery(trackingId), enabled: isSteered })
  const versions = data?.pages[0]?.versions.slice(0, most)
  if (!isSteered || !versions) return null
  const address = `/sites/${encodeURIComponent(trackingId)}/changes/versions`
  return (
    <section className="card last-changes" aria-labelledby="last-changes">
      <header>
        <h2 id="last-changes">{t.changes.recent.title}</h2>
        {versions.length > 0 && <Link to={address}>{t.changes.recent.all}</Link>}
      </header>
      {versions.length === 0 && <p className="hint">{t.changes.recent.none}</p>}
      <ul>
        {versions.map(({ version, note, author, publishedAt, changed }) => (
          <li key={version}>
            <span className="note">
              {note ||
                formats.formatList(
                  changed.map(({ experienceId, before, after }) => after?.name || before?.name || experienceId),
                ) ||
                t.changes.version.noNote}
            </span>
            <small>
              {t.changes.version.number(formats.formatNumber(version))} · {author} ·{' '}
              <time dateTime={new Date(publishedAt).toISOString()}>{formats.formatAgo(publishedAt, now)}</time>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
