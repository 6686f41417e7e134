import assert from 'node:assert/strict'
import fc from 'fast-check'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { type FieldRow, type FieldTable, fieldTable } from '../../../catalogue/field-table.ts'
import type { Fields } from '../../../catalogue/fields.ts'
import { readContent } from '../../../catalogue/kit/run/read-content.ts'
import { defineTarget } from '../fuzz-target.ts'
import { anObjectOf, hostileText, jsonValue } from '../inputs/hostile-value.ts'

// The reader asks the browser whether a text is a colour, which Node does not know.
Object.assign(globalThis, { CSS: { supports: (_: string, value: string) => /^[#a-z]/.test(value) } })

const tables = Object.values(catalogue).map(({ template }) => fieldTable(template.fields as Fields))
const names = [...new Set(tables.flatMap((table) => namesOf(table)))]
const value = fc.oneof(
  jsonValue,
  fc.constantFrom('12px', '#fff', 'red', 'yes', '0', 'https://shop.test/', 'a,b,(c,d),[e', `${'9'.repeat(3000)}x`),
  fc.array(fc.oneof(hostileText, anObjectOf(names, jsonValue), fc.constantFrom(null, undefined)), { maxLength: 5 }),
)
const nested = anObjectOf(names, fc.oneof(value, anObjectOf(names, value)))

/**
 * The content of each template of the catalogue, with values of any kind, as a preview or a placement brings it: it is read, or the
 * missing field is named, and what is read has the kind of its field.
 */
export const target = defineTarget({
  input: fc.record({
    table: fc.nat(tables.length - 1),
    more: nested,
    // By the place of a field in its template, so that an input stays one when it is made smaller.
    own: fc.array(fc.tuple(fc.nat(40), fc.oneof(value, nested)), { maxLength: 8 }),
  }),
  tryInput({ table: at, more, own }) {
    const table = tables[at] ?? {}
    const fields = Object.keys(table)
    const data = { ...more, ...Object.fromEntries(own.map(([place, given]) => [fields[place % fields.length], given])) }
    const reading = readContent(table, data, () => {})
    if ('missing' in reading) assert.ok((reading.missing.split('.')[0] as string) in table, 'a field of the template')
    else checkFields(table, reading.content)
  },
})

function checkFields(table: FieldTable, content: Record<string, unknown>): void {
  assert.deepEqual(Object.keys(content), Object.keys(table))
  for (const [name, row] of Object.entries(table))
    if (content[name] !== undefined) assert.ok(isOfKind(row, content[name]), `${name} is no ${row.kind}`)
}

function isOfKind({ kind, entries, values, most }: FieldRow, value: unknown): boolean {
  if (kind === 'number') return Number.isFinite(value)
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'texts' || kind === 'list')
    return Array.isArray(value) && value.length <= (most ?? Number.POSITIVE_INFINITY)
  if (kind === 'group') return typeof value === 'object' && value !== null && entries !== undefined
  if (typeof value !== 'string') return false
  if (kind === 'choice') return values?.includes(value) ?? false
  return kind !== 'url' || !/^\s*javascript:/i.test(value)
}

function namesOf(table: FieldTable): string[] {
  return Object.entries(table).flatMap(([name, { entries }]) => [name, ...(entries ? namesOf(entries) : [])])
}
