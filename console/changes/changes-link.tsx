import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { steerQuery } from '../api/change-queries.ts'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../settings/language.tsx'

/** How often the number is asked for while the page can be seen, in milliseconds. */
const interval = 60_000

/** The way to the changes, with the number of drafts that wait. */
export function ChangesLink({ trackingId }: { trackingId: string }) {
  const { t, formats } = useWords()
  const { data } = useQuery({ ...steerQuery(trackingId), refetchInterval: interval, retry: false })
  const count = data?.drafts.length ?? 0
  return (
    <NavLink className="changes-link" to={`/sites/${encodeURIComponent(trackingId)}/changes`}>
      <Icon name="changes" />
      <span className="changes-word">{t.changes.title}</span>
      {count > 0 && (
        <>
          {' '}
          <b>{formats.formatNumber(count)}</b> <span className="read-out">{t.changes.link}</span>
        </>
      )}
    </NavLink>
  )
}
