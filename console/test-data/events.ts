import type {
  RefusedEventPage,
  RefusedEventRow,
  StoredEnvelope,
  StoredEventPage,
} from '../../contract/console/events.ts'
import { markup } from './hostile-texts.ts'
import { aLiveEvent } from './traffic.ts'

const pageSize = 50
/** The position of the newest event. */
export const latest = 120

type PageRequest = { query: URLSearchParams; now: number }

/** A page of 120 stored events, one a minute. */
export function aStoredPage({ query, now }: PageRequest): StoredEventPage {
  const all = Array.from({ length: latest }, (_, at) => aLiveEvent(latest - at, now - at * 60_000))
  const found = all
    .filter(({ position }) => position < Number(query.get('before') ?? Number.POSITIVE_INFINITY))
    .filter(({ type }) => [null, type].includes(query.get('type')))
    .filter(({ visitorId }) => [null, visitorId].includes(query.get('visitor')))
  const events = found.slice(0, pageSize)
  const next = found.length > pageSize ? (events.at(-1)?.position ?? null) : null
  return { events, next, latest, types: [...new Set(all.map(({ type }) => type))].sort() }
}

/** The envelope of each stored event. */
export function storedEnvelope(position: number): StoredEnvelope {
  return { text: JSON.stringify({ meta: { id: `event-${position}`, type: 'ecView' }, note: markup }) }
}

const noId = 'Invalid event: meta.id is missing'

/** Refused events of each kind, the newest first. */
export function refusedEvents(now: number): RefusedEventRow[] {
  const aRow = (id: number, parts: Partial<RefusedEventRow>): RefusedEventRow => ({
    id,
    receivedAt: now - (10 - id) * 60_000,
    reason: noId,
    index: 0,
    form: 'text',
    text: '{"meta":{"type":"ecView"}}',
    isCut: false,
    size: 26,
    ...parts,
  })
  return [
    aRow(9, {}),
    aRow(8, { reason: 'The body is not deflate data', index: null, form: 'unpacked', text: '[{"meta":', isCut: true }),
    aRow(7, { reason: 'The body is not UTF-8 text', index: null, form: 'base64', text: '//4=' }),
    aRow(6, { reason: markup, text: markup }),
    aRow(5, { text: `{"note":"${markup}"}`, index: 3 }),
  ]
}

/** The page of them all, or of those with a reason. */
export function aRefusedPage({ query, now }: PageRequest): RefusedEventPage {
  const all = refusedEvents(now)
  const events = all.filter(({ reason }) => [null, reason].includes(query.get('reason')))
  const reasons = [...new Set(all.map(({ reason }) => reason))].map((reason) => ({
    reason,
    events: all.filter((each) => each.reason === reason).length,
  }))
  return { events, next: null, reasons, latest: 9 }
}
