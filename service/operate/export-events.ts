import { once } from 'node:events'
import { createWriteStream, existsSync, renameSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { fileWriter, parquetWriteRows } from 'hyparquet-writer'
import type { ExportedEvent } from './read-events.ts'

export const exportForms = ['ndjson', 'parquet'] as const
export type ExportForm = (typeof exportForms)[number]

/** EventSource of one row group of a Parquet file. */
const groupSize = 20_000

/** EventSource one after the other, such as those of `readEvents`. */
type EventSource = Iterable<ExportedEvent> | AsyncIterable<ExportedEvent>
type Export = { events: EventSource; file: string; form: ExportForm }

/**
 * Writes events into a file: NDJSON has one object a line, Parquet one column for each field. The file has
 * its name only once it is whole.
 * @returns how many events were written
 * @throws Error when the file exists already, or the events cannot be read
 */
export async function exportEvents({ events, file, form }: Export): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  const unfinished = `${file}.unfinished`
  const written = form === 'ndjson' ? await writeLines(unfinished, events) : await writeParquet(unfinished, events)
  renameSync(unfinished, file)
  return written
}

async function writeLines(file: string, events: EventSource): Promise<number> {
  const stream = createWriteStream(file)
  let count = 0
  for await (const { event, ...facts } of events) {
    const line = `${JSON.stringify({ ...facts, event: JSON.parse(event) as unknown })}\n`
    if (!stream.write(line)) await once(stream, 'drain')
    count += 1
  }
  stream.end()
  await finished(stream)
  return count
}

/** The columns of a Parquet file. */
const columns = [
  ...(['id', 'trackingId', 'type', 'event'] as const).map((name) => ({
    name,
    type: 'STRING' as const,
    nullable: false,
  })),
  { name: 'visitorId', type: 'STRING' as const, nullable: true },
  ...(['session', 'seq', 'sentAt', 'deviceAt'] as const).map((name) => ({
    name,
    type: 'DOUBLE' as const,
    nullable: true,
  })),
  { name: 'receivedAt', type: 'TIMESTAMP' as const, nullable: false },
  { name: 'isBot', type: 'BOOLEAN' as const, nullable: false },
]

async function writeParquet(file: string, events: EventSource): Promise<number> {
  let count = 0
  async function* rowsOf() {
    for await (const { receivedAt, ...event } of events) {
      count += 1
      yield { ...event, receivedAt: new Date(receivedAt) }
    }
  }
  await parquetWriteRows({ writer: fileWriter(file), rows: rowsOf(), columns, rowGroupSize: groupSize })
  return count
}
