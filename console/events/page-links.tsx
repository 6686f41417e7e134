import { Link, useSearchParams } from 'react-router'
import { useWords } from '../settings/language.tsx'

/** The ways from one page of a list to the others. `next` is where the page after begins; null at the end. */
export function PageLinks({ next }: { next: number | null }) {
  const { t } = useWords()
  const [query] = useSearchParams()
  const isFirst = !query.has('before')
  if (isFirst && next === null) return null
  const addressOf = (before: number | null) => {
    const changed = new URLSearchParams(query)
    if (before === null) changed.delete('before')
    else changed.set('before', String(before))
    return `?${changed}`
  }
  return (
    <nav className="page-links" aria-label={t.events.pages}>
      {!isFirst && (
        <Link className="plain" to={addressOf(null)}>
          {t.events.toNewest}
        </Link>
      )}
      {next !== null && (
        <Link className="plain" to={addressOf(next)}>
          {t.events.older}
        </Link>
      )}
    </nav>
  )
}
