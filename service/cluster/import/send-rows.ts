import type { SQLInputValue } from 'node:sqlite'
import type { PartitionCalls } from '../partition-calls.ts'
import { answeredValue } from '../plan/call.ts'
import { encodeRows, type PlacedRow, toInput } from './imported-rows.ts'

/** What one message of the log has at most, unless one row alone has more. The numbers of a message of the log are more than its rows. */
const messageLimits = { rows: 2000, characters: 256 * 1024 }
/** Milliseconds within which rows are folded. */
const foldMs = 120_000

type UnsentRows = { table: string; columns: string[]; rows: SQLInputValue[][]; characters: number }

/** How many rows of a table each partition has got. */
export type SentRows = Map<string, number[]>

/**
 * Writes rows to the log, those of each partition one message after the other, and waits until all are folded. `onRows` is told
 * of each message. @throws (rejects) when the log does not take one, or it cannot be folded
 */
export async function sendRows(
  rows: Iterable<PlacedRow>,
  { append, partitions }: { append: PartitionCalls['append']; partitions: number },
  onRows: (table: string, count: number) => void,
): Promise<SentRows> {
  const sent: SentRows = new Map()
  const waiting = new Map<number, UnsentRows>()
  const inWork = new Map<number, Promise<void>>()
  const numbers = Array.from({ length: partitions }, () => 0)

  async function sendMessage(partition: number, { table, columns, rows: some }: UnsentRows): Promise<void> {
    const number = (numbers[partition] ?? 0) + 1
    numbers[partition] = number
    const { folded } = await append(partition, encodeRows({ number, table, columns, rows: some }), foldMs)
    const answer = await folded
    if (answer === undefined)
      throw new Error(`Partition ${partition} has not taken rows of ${table} within two minutes`)
    answeredValue(answer)
    const counts = sent.get(table) ?? numbers.map(() => 0)
    counts[partition] = (counts[partition] ?? 0) + some.length
    sent.set(table, counts)
    onRows(table, some.length)
  }

  async function flushRows(partition: number): Promise<void> {
    const message = waiting.get(partition)
    waiting.delete(partition)
    await inWork.get(partition)
    if (!message) return
    const sending = sendMessage(partition, message)
    sending.catch(() => {}) // told by whoever waits for it
    inWork.set(partition, sending)
  }

  for (const { partition, table, row } of rows) {
    const known = waiting.get(partition)
    if (known && known.table !== table) await flushRows(partition)
    const message = waiting.get(partition) ?? { table, columns: Object.keys(row), rows: [], characters: 0 }
    waiting.set(partition, message)
    message.rows.push(message.columns.map((column) => toInput(row[column])))
    message.characters += sizeOf(row)
    if (message.rows.length >= messageLimits.rows || message.characters >= messageLimits.characters)
      await flushRows(partition)
  }
  for (const partition of numbers.keys()) await flushRows(partition)
  await Promise.all(inWork.values())
  return sent
}

function sizeOf(row: PlacedRow['row']): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 8),
    0,
  )
}
