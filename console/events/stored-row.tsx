import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { StoredEventRow } from '../../contract/console/events.ts'
import { envelopeQuery } from '../api/event-queries.ts'
import { Icon } from '../parts/icon.tsx'
import { Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { CodeBlock } from './code-block.tsx'
import { formatJson } from './format-json.ts'

type Props = { event: StoredEventRow; trackingId: string; onVisitor(id: string): void }

/** One stored event, which opens to its envelope. */
export function StoredRow({ event, trackingId, onVisitor }: Props) {
  const { t, formats } = useWords()
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { type, path, visitorId, receivedAt, isCrawler } = event
  return (
    <li>
      <button
        type="button"
        className="event-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="down" />
        <time dateTime={new Date(receivedAt).toISOString()}>{formats.formatMoment(receivedAt)}</time>
        <b title={type}>{type}</b>
        <span className="path" title={path}>
          {path}
        </span>
        <span className="visitor" title={visitorId ?? undefined}>
          {isCrawler ? t.live.crawler : (visitorId?.slice(0, 8) ?? t.live.noVisitor)}
        </span>
      </button>
      {isOpen && (
        <div id={details} className="event-details">
          {visitorId !== null && (
            <p>
              <code>{visitorId}</code>
              <button type="button" className="quiet-button" onClick={() => onVisitor(visitorId)}>
                {t.events.onlyVisitor}
              </button>
            </p>
          )}
          <Envelope event={event} trackingId={trackingId} />
        </div>
      )}
    </li>
  )
}

function Envelope({ event: { position, type }, trackingId }: Omit<Props, 'onVisitor'>) {
  const { t } = useWords()
  const { data, error, refetch } = useQuery(envelopeQuery(trackingId, position))
  if (error) return <Problem problem={error} onRetry={refetch} />
  if (!data) return <Loading lines={4} />
  return <CodeBlock label={t.events.envelope(type)} text={formatJson(data.text)} />
}
