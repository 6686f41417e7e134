import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { newEventsQuery, storedQuery } from '../api/event-queries.ts'
import { Choice } from '../parts/choice.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useTypedFilter } from '../parts/use-typed-filter.ts'
import { useWords } from '../settings/language.tsx'
import { EventViews } from './event-views.tsx'
import { PageLinks } from './page-links.tsx'
import { StoredRow } from './stored-row.tsx'

/** How often new events are counted while the page can be seen, in milliseconds. */
const interval = 3000
/** The most that the service counts. */
const mostCounted = 1000

/** The stored events of a site. Filters and page are in the address, so that they can be shared and gone back to. */
export function StoredPage() {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const type = query.get('type') || undefined
  const visitor = query.get('visitor') || undefined
  const before = query.get('before') || undefined
  const { data, error, refetch, isPlaceholderData } = useQuery(storedQuery(trackingId, { type, visitor, before }))

  /** Filters by one more thing, from the newest on. */
  function changeFilter(name: 'type' | 'visitor', value: string): void {
    const next = new URLSearchParams(query)
    next.delete('before')
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const [typed, setTyped] = useTypedFilter(visitor ?? '', (value) => changeFilter('visitor', value))
  async function showNewest(): Promise<void> {
    if (before === undefined) await refetch()
    else {
      const next = new URLSearchParams(query)
      next.delete('before')
      setQuery(next)
    }
    scrollTo(0, 0)
  }
  const isFiltered = type !== undefined || visitor !== undefined
  const types = [...new Set([...(data?.types ?? []), ...(type === undefined ? [] : [type])])]
  return (
    <>
      <EventViews hint={t.events.storedHint} />
      {error && !data && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={12} />}
      {data && (data.events.length > 0 || isFiltered || before !== undefined) && (
        <div className="filter event-filter">
          <Choice
            label={t.events.type}
            value={type ?? ''}
            options={[{ value: '', label: t.events.allTypes }, ...types.map((value) => ({ value, label: value }))]}
            onChange={(value) => changeFilter('type', value)}
          />
          <SearchBox label={t.events.visitor} placeholder={t.events.visitorHint} value={typed} onSearch={setTyped} />
        </div>
      )}
      {data && (
        <div>
          <NewEvents key={data.latest} trackingId={trackingId} after={data.latest} onShow={showNewest} />
          {data.events.length === 0 ? (
            <Empty title={isFiltered || before ? t.events.noMatch : t.events.none}>
              {isFiltered || before ? (
                <button type="button" className="plain" onClick={() => setQuery({}, { replace: true })}>
                  {t.events.clear}
                </button>
              ) : (
                <p>{t.events.noneHint}</p>
              )}
            </Empty>
          ) : (
            <ul className="event-list card" aria-label={t.events.list} aria-busy={isPlaceholderData}>
              {data.events.map((event) => (
                <StoredRow
                  key={event.position}
                  event={event}
                  trackingId={trackingId}
                  onVisitor={(id) => changeFilter('visitor', id)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
      {data && <PageLinks next={data.next} />}
    </>
  )
}

type NewProps = { trackingId: string; after: number; onShow(): void }

/** Counts what has arrived since the list was read; nothing in the list moves until the reader asks for it. */
function NewEvents({ trackingId, after, onShow }: NewProps) {
  const { t, formats } = useWords()
  const [query] = useSearchParams()
  const choice = { type: query.get('type') || undefined, visitor: query.get('visitor') || undefined }
  const { data } = useQuery({ ...newEventsQuery(trackingId, { ...choice, after }), refetchInterval: interval })
  const count = data?.events ?? 0
  const counted = formats.formatNumber(count)
  return (
    <p className="new-stored" role="status">
      {count > 0 && (
        <button type="button" className="new-events" onClick={onShow}>
          {t.events.newEvents(count === mostCounted ? t.events.moreThan(counted) : counted, count === 1)}
        </button>
      )}
    </p>
  )
}
