import { eventFacts } from '../../events/event-facts.ts'
import { unpackBody } from '../../events/unpack.ts'
import { readCallbackData } from '../../placements/callback-data.ts'
import { segmentsKey } from '../../stash/segments-key.ts'
import { isSearchable, namesVisitor } from '../../storage/names-visitor.ts'
import type { RefusedRecord } from '../../storage/storage.ts'
import { decodeDerived } from '../derived/derived-call.ts'
import { decodeRows, encodeRows, type ImportedRows } from '../import/imported-rows.ts'
import { fromLogged, type LoggedBatch } from '../plan/batch-form.ts'
import { decodeCall, encodeCall } from '../plan/call.ts'
import { isBeginning } from './log-stream.ts'

/** What stays of a message when a visitor is erased: `same` where it says nothing of them, `nothing`, or another message. */
export type Remainder = 'same' | 'nothing' | { text: string }

/** Returns what stays of a message of the log without a visitor. A batch of events keeps those of others. */
export function messageWithout(text: string, visitorId: string): Remainder {
  const names = namesOf(visitorId)
  if (isBeginning(text)) return 'same'
  if (decodeDerived(text)) return names(text) ? 'nothing' : 'same'
  const imported = decodeRows(text)
  if (imported) return rowsWithout(imported, names, visitorId)
  const call = decodeCall(text)
  if (call.store === 'events' && call.method === 'append')
    return batchWithout(call.given[0] as LoggedBatch, names, visitorId)
  if (call.store === 'refusedEvents' && call.method === 'keep')
    return namesInBody(call.given[0] as RefusedRecord, names) ? 'nothing' : 'same'
  const [first] = call.given as [{ d?: unknown }?]
  const isTheirCallback = typeof first?.d === 'string' && readCallbackData(first.d)?.visitorId === visitorId
  return isTheirCallback || names(text) ? 'nothing' : 'same'
}

type Names = (text: string) => boolean

/** An id that is found in no other text is searched for anywhere, as the default storage does; a short one as a whole value. */
function namesOf(visitorId: string): Names {
  if (isSearchable(visitorId)) return (text) => namesVisitor(text, visitorId)
  const sought = JSON.stringify(visitorId)
  return (text) => text.includes(sought)
}

function batchWithout(logged: LoggedBatch, names: Names, visitorId: string): Remainder {
  const { events } = fromLogged(logged)
  const isTheirs = ({ event, text }: (typeof events)[number]) =>
    eventFacts(event).visitorId === visitorId || names(text)
  const batch: LoggedBatch = {
    ...logged,
    events: events.filter((each) => !isTheirs(each)).map(({ text, bot }) => ({ text, bot })),
    refused: logged.refused.filter((each) => !namesInBody(each, names)),
  }
  if (batch.events.length === logged.events.length && batch.refused.length === logged.refused.length) return 'same'
  if (batch.events.length + batch.refused.length === 0) return 'nothing'
  return { text: encodeCall({ store: 'events', method: 'append', given: [batch] }) }
}

function rowsWithout(imported: ImportedRows, names: Names, visitorId: string): Remainder {
  const { table, columns, rows } = imported
  const valueIn = (row: ImportedRows['rows'][number], column: string) => row[columns.indexOf(column)]
  function isTheirs(row: ImportedRows['rows'][number]): boolean {
    if (row.some((value) => typeof value === 'string' && names(JSON.stringify(value)))) return true
    if (valueIn(row, 'key') === segmentsKey(visitorId)) return true
    if (table === 'callbacks') return readCallbackData(String(valueIn(row, 'd')))?.visitorId === visitorId
    const [form, body] = [valueIn(row, 'form'), valueIn(row, 'body')]
    return body instanceof Uint8Array && namesInBody({ form: form === 'deflate' ? 'deflate' : 'raw', body }, names)
  }
  const others = rows.filter((row) => !isTheirs(row))
  if (others.length === rows.length) return 'same'
  return others.length === 0 ? 'nothing' : { text: encodeRows({ ...imported, rows: others }) }
}

function namesInBody({ form, body }: Pick<RefusedRecord, 'form' | 'body'>, names: Names): boolean {
  const tryUnpack = () => {
    try {
      return unpackBody(body)
    } catch {
      return null // larger than an event may be
    }
  }
  return names(Buffer.from(form === 'raw' ? body : (tryUnpack() ?? body)).toString())
}
