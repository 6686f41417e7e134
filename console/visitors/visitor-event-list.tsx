import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VisitorEvent } from '../../contract/console/visitor.ts'
import { visitorEventsQuery } from '../api/queries.ts'
import { OlderButton } from '../parts/older-button.tsx'
import { Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'

type Props = { trackingId: string; visitorId: string }

/** The events of a visitor, the newest first, some at a time. Each opens to what was sent. */
export function VisitorEventList({ trackingId, visitorId }: Props) {
  const { t, formats } = useWords()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    visitorEventsQuery(trackingId, visitorId),
  )
  const events = data?.pages.flatMap((page) => page.events) ?? []
  return (
    <section className="card visitor-events" aria-labelledby="events">
      <h2 id="events">{t.visitors.events}</h2>
      <p className="hint">{data && events.length === 0 ? t.visitors.noEvents : t.visitors.eventsHint}</p>
      {!data && !error && <Loading lines={6} />}
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <EventRow key={event.position} event={event} />
          ))}
        </ul>
      )}
      {error && <Problem problem={error} onRetry={data ? fetchNextPage : refetch} />}
      {data && events.length > 0 && (
        <p className="read-out" role="status">
          {t.visitors.shown(formats.formatNumber(events.length), !hasNextPage)}
        </p>
      )}
      {hasNextPage && !error && (
        <OlderButton
          label={isFetchingNextPage ? t.shell.loading : t.visitors.older}
          isLoading={isFetchingNextPage}
          onLoad={fetchNextPage}
        />
      )}
    </section>
  )
}

function EventRow({ event: { type, path, receivedAt, isCrawler, text } }: { event: VisitorEvent }) {
  const { t, formats } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b title={type}>{type}</b>
          <span title={path}>
            {path} {isCrawler && <small>{t.visitors.crawler}</small>}
          </span>
          <time dateTime={new Date(receivedAt).toISOString()}>{formats.formatDateTime(receivedAt)}</time>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
        {isOpen && <pre tabIndex={0}>{JSON.stringify(JSON.parse(text), null, 2)}</pre>}
      </details>
    </li>
  )
}
