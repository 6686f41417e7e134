import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { LiveEvent } from '../../contract/console/traffic.ts'
import { liveQuery } from '../api/queries.ts'
import { Icon } from '../parts/icon.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { useNow } from '../time/use-now.ts'
import { visitorAddress } from '../visitors/visitor-address.ts'

/** How often the list asks for more while the page can be seen, in milliseconds. */
const interval = 2000
const shownEvents = 200

/**
 * The events as they arrive. While somebody reads in the list, having scrolled or put the focus into it, new ones wait behind a
 * button, so that nothing moves below their eyes.
 */
export function LiveList({ trackingId }: { trackingId: string }) {
  const { t, formats } = useWords()
  const [isPaused, setPaused] = useState(false)
  const [readTo, setReadTo] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = useQuery({
    ...liveQuery(trackingId),
    refetchInterval: isPaused ? false : interval,
    refetchOnWindowFocus: !isPaused,
  })
  const now = useNow(interval)
  const events = data?.events ?? []
  const waiting = readTo === null ? 0 : events.filter(({ position }) => position > readTo).length

  /** Keeps the list as it is while it is read. */
  function watchReader(): void {
    const element = list.current
    const isRead = element !== null && (element.scrollTop > 0 || element.contains(document.activeElement))
    setReadTo((before) => (isRead ? (before ?? data?.position ?? null) : null))
  }
  function showAll(): void {
    setReadTo(null)
    list.current?.scrollTo(0, 0)
  }
  return (
    <section className="card live" aria-labelledby="live" data-paused={isPaused}>
      <header>
        <h2 id="live">{t.live.title}</h2>
        {waiting > 0 && (
          <button type="button" className="new-events" onClick={showAll}>
            {t.live.newEvents(formats.formatNumber(waiting), waiting === 1)}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          {isPaused ? t.live.resume : t.live.pause}
        </button>
      </header>
      {error && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={6} />}
      {data && events.length === 0 && <Empty title={t.live.none} />}
      {events.length > 0 && (
        <ul
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and events without a visitor take no focus
          tabIndex={0}
          aria-label={t.live.list}
          onScroll={watchReader}
          onFocus={watchReader}
          onBlur={() => setTimeout(watchReader)}
        >
          {events.slice(waiting, waiting + shownEvents).map((event) => (
            <LiveRow key={event.position} event={event} trackingId={trackingId} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

type LiveRowProps = { event: LiveEvent; trackingId: string; now: number }

function LiveRow({ event: { type, path, visitorId, receivedAt, isCrawler }, trackingId, now }: LiveRowProps) {
  const { t, formats } = useWords()
  return (
    <li>
      <b title={type}>{type}</b>
      <span className="path" title={path}>
        {path}
      </span>
      <span className="visitor" title={visitorId ?? undefined}>
        {visitorId === null ? (
          isCrawler ? (
            t.live.crawler
          ) : (
            t.live.noVisitor
          )
        ) : (
          <Link to={visitorAddress(trackingId, visitorId)}>{isCrawler ? t.live.crawler : visitorId.slice(0, 8)}</Link>
        )}
      </span>
      <time dateTime={new Date(receivedAt).toISOString()} title={formats.formatDateTime(receivedAt)}>
        {formats.formatAgo(receivedAt, now)}
      </time>
    </li>
  )
}
