import type { FieldRow, FieldTable } from '../../field-table.ts'
import { sayAny } from '../words/say.ts'
import { isColor, isLength } from './field-checks.ts'
import { readTexts } from './read-texts.ts'
import { isSafeUrl } from './safe-url.ts'

export type ContentReading = { content: Record<string, unknown> } | { missing: string }

/**
 * Reads content by its field table: values are coerced and checked, and unusable ones take the default. A missing required
 * field stops the template (SHR-01.13 to SHR-01.23).
 * @param warn called for each missing entry of a list
 */
export function readContent(
  table: FieldTable,
  data: Record<string, unknown>,
  warn: (line: string) => void,
): ContentReading {
  const content: Record<string, unknown> = {}
  for (const [name, row] of Object.entries(table)) {
    if (row.kind === 'group') {
      const reading = readContent(row.entries ?? {}, membersOf(data[name]), warn)
      if ('missing' in reading) return { missing: `${name}.${reading.missing}` }
      content[name] = reading.content
      continue
    }
    const value = row.entries ? readList(row, data[name], warn) : readValue(row, data[name])
    if (row.needed && isMissing(value)) return { missing: name }
    content[name] = value ?? sayDefault(row)
  }
  return { content }
}

/** Returns the default of a field, of a text in the language of the page (SHR-01.29). */
function sayDefault({ kind, default: usual }: FieldRow): unknown {
  return kind === 'text' && typeof usual === 'string' ? sayAny(usual) : usual
}

/** Returns whether a value is missing; an empty list counts as missing, like a blank text (SHR-01.22). */
function isMissing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Returns the fields of a group; none when it is not an object (SHR-01.21). */
function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function readList(
  { entries = {}, most }: FieldRow,
  value: unknown,
  warn: (line: string) => void,
): object[] | undefined {
  if (!Array.isArray(value)) return undefined
  const readings = value.flatMap((entry) => {
    if (entry === undefined || entry === null) {
      warn('Item is undefined!')
      return []
    }
    const reading = readContent(entries, entryOf(entries, entry), warn)
    return 'content' in reading ? [reading.content] : []
  })
  return readings.slice(0, most)
}

/** An entry that is not an object is the value of its first field. */
function entryOf(entries: FieldTable, entry: unknown): Record<string, unknown> {
  const [first = ''] = Object.keys(entries)
  return typeof entry === 'object' ? (entry as Record<string, unknown>) : { [first]: entry }
}

/** Returns a value of one kind; undefined when it is missing, blank or of another kind. */
function readValue({ kind, values }: FieldRow, value: unknown): unknown {
  if (kind === 'boolean') return readBoolean(value)
  if (kind === 'number') return readNumber(value)
  if (kind === 'texts') return readTexts(value)
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.trim() === '') return undefined
  if (kind === 'choice') return values?.find((each) => each === text.trim())
  if (kind === 'color') return isColor(text) ? text.trim() : undefined
  if (kind === 'length') return isLength(text) ? (Number(text) ? `${Number(text)}px` : text.trim()) : undefined
  if (kind === 'url' || kind === 'image') return isSafeUrl(text) ? text.trim() : undefined
  return text
}

function readBoolean(value: unknown): boolean | undefined {
  // An object of JSON may have a `toString` that is none.
  const text = typeof value === 'object' ? '-' : String(value).toLowerCase()
  if (['true', '1', 'yes'].includes(text)) return true
  return ['false', '0', 'no', ''].includes(text) ? false : undefined
}

function readNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}
