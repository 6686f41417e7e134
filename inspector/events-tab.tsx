import { useState } from 'react'
import { DeliveryRow } from './delivery-row.tsx'
import { SearchField } from './search-field.tsx'
import type { SeenEvent, Snapshot } from './watch.ts'

/**
 * Lists the events of this page as they are sent, newest first, and whether the service has acknowledged them, below what is
 * known of their delivery.
 */
export function EventsTab({ events, losses, delivery }: Pick<Snapshot, 'events' | 'losses' | 'delivery'>) {
  const [text, setText] = useState('')
  const isSilent = delivery.silence !== undefined && delivery.silence !== 'consent pending'
  const words = text.trim().toLowerCase()
  const found = events.filter(({ event }) => event.meta.type.toLowerCase().includes(words))
  return (
    <>
      <DeliveryRow delivery={delivery} losses={losses} events={events} />
      <div className="filter">
        <SearchField label="Find events by type" placeholder="Find by type" value={text} onSearch={setText} />
      </div>
      {found.length === 0 && <p className="empty">{words ? 'No event of such a type.' : 'No event yet.'}</p>}
      <ul className="rows">
        {found.map((each) => (
          <EventRow key={each.event.meta.id} {...each} isSilent={isSilent} />
        ))}
      </ul>
    </>
  )
}

function EventRow({ event: { meta, context, ...data }, isStored, isSilent }: SeenEvent & { isSilent: boolean }) {
  const label = isStored ? 'stored' : isSilent ? 'not sent' : 'on its way'
  return (
    <li>
      <details className="row" data-tone={isStored ? 'shown' : isSilent ? 'quiet' : 'waiting'}>
        <summary>
          <i className="dot" aria-hidden="true" />
          <span className="name">{meta.type}</span>
          <span className="label">{label}</span>
          <span className="reason">
            {new Date(meta.ts).toLocaleTimeString()} · no. {meta.seq} {summarizeData(data)}
          </span>
        </summary>
        <pre className="data">{JSON.stringify({ ...data, meta, context }, null, 2)}</pre>
      </details>
    </li>
  )
}

/** Returns what distinguishes events of the same type. */
const telling = ['experienceId', 'type', 'goalId', 'productId', 'code', 'message']

function summarizeData(data: Record<string, unknown>): string {
  const words = telling.flatMap((name) => (typeof data[name] === 'string' ? [data[name]] : []))
  return words.length > 0 ? `· ${words.slice(0, 2).join(', ')}` : ''
}
