import { kinds } from '../reports/test-result.ts'
import type { LedgerItem } from './item.ts'

type LedgerEntry = Record<string, unknown>

/**
 * Returns the items of one parsed ledger file. A file has one of three forms: areas with items, templates with
 * sentences, or a plain list of items. Throws an Error that names the entry when it has none of these forms.
 */
export function readLedger(entries: unknown): LedgerItem[] {
  return listOf(entries, 'the file').flatMap((entry) => {
    const group = textOf(entry, 'area' in entry && 'items' in entry ? 'area' : 'id')
    if ('items' in entry) {
      return listOf(entry.items, group).map((item) => anItem(item, { group, title: textOf(entry, 'title') }))
    }
    if (Array.isArray(entry.must)) {
      return listOf(entry.must, group).map((item) => anItem(item, { group, title: textOf(entry, 'title') }))
    }
    return [anItem(entry, { group: areaOf(group), title: 'Demo shop' })]
  })
}

function anItem(entry: LedgerEntry, { group, title }: { group: string; title: string }): LedgerItem {
  const id = textOf(entry, 'id')
  const prove = kinds.find((kind) => kind === entry.prove)
  if (!prove) throw new Error(`${id}: prove is "${entry.prove}", not one of ${kinds.join(', ')}`)
  return {
    id,
    area: areaOf(id),
    group,
    title,
    must: textOf(entry, 'does' in entry ? 'does' : 'must'),
    reading: 'reading' in entry ? textOf(entry, 'reading') : undefined,
    prove,
  }
}

function areaOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

function listOf(value: unknown, name: string): LedgerEntry[] {
  if (Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null)) return value
  throw new Error(`${name}: a list of entries was expected`)
}

function textOf(entry: LedgerEntry, field: string): string {
  const value = entry[field]
  if (typeof value === 'string') return value.trim()
  throw new Error(`${JSON.stringify(entry).slice(0, 80)}: ${field} is not a text`)
}
