import { useState } from 'react'
import { SearchField } from './search-field.tsx'
import type { SeenEvent, Snapshot } from './watch.ts'

/** Lists the events of this page as they are sent, newest first, and whether the service has acknowledged them. */
export function EventsTab({ events, losses }: Pick<Snapshot, 'events' | 'losses'>) {
  const [text, setText] = useState('')
  const words = text.trim().toLowerCase()
  const found = events.filter(({ event }) => event.meta.type.toLowerCase().includes(words))
  const lost = Object.entries(losses)
  return (
    <>
      <div className="filter">
        <SearchField label="Find events by type" placeholder="Find by type" value={text} onSearch={setText} />
      </div>
      {lost.length > 0 && (
        <p className="note warn">Given up: {lost.map(([reason, count]) => `${count} (${reason})`).join(', ')}.</p>
      )}
      {found.length === 0 && <p className="empty">{words ? 'No event of such a type.' : 'No event yet.'}</p>}
      <ul className="rows">
        {found.map((each) => (
          <EventRow key={each.event.meta.id} {...each} />
        ))}
      </ul>
    </>
  )
}

function EventRow({ event: { meta, context, ...data }, isStored }: SeenEvent) {
  return (
    <li>
      <details className="row" data-tone={isStored ? 'shown' : 'waiting'}>
        <summary>
          <i className="dot" aria-hidden="true" />
          <span className="name">{meta.type}</span>
          <span className="label">{isStored ? 'stored' : 'on its way'}</span>
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
