import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
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
 * its name only once it is whole, and nothing is left of one that fails.
 * @returns how many events were written
 * @throws Error when the file exists already, or the events cannot be read
 */
export async function exportEvents({ events, file, form }: Export): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.unfinished`
  try {
    const written = form === 'ndjson' ? await writeLines(unfinished, events) : await writeParquet(unfinished, events)
    renameSync(unfinished, file)
    return written
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function writeLines(file: string, events: EventSource): Promise<number> {
  let count = 0
  async function* linesOf() {
    for await (const { event, ...facts } of events) {
      count += 1
      yield `${JSON.stringify({ ...facts, event: JSON.parse(event) as unknown })}\n`
    }
  }
  const stream = createWriteStream(file)
  // Or a stream that fails before would make the file after it was removed.
  await once(stream, 'open')
  await pipeline(linesOf, stream)
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
