import { isDeepStrictEqual } from 'node:util'
import type { DatasetCheck, RecordChange, RecordForm } from '../../contract/console/datasets.ts'
import { checkRecords } from '../operate/check-records.ts'
import type { AllRecords } from './datasets.ts'

/** Mistakes and changes of each kind that are told. */
const mostMistakes = 50
const samplesOfKind = 5

/** Says what a text would make of a dataset, and what is wrong with it. */
export async function compareRecords(
  text: string,
  form: RecordForm,
  { records: before, version }: { records: AllRecords; version: number },
): Promise<DatasetCheck> {
  const { records, mistakes } = await checkRecords(text, form)
  const changes = [...findChanges(before, records)]
  const ofKind = (kind: RecordChange['kind']) => changes.filter((each) => each.kind === kind)
  const [added, changed, removed] = [ofKind('added'), ofKind('changed'), ofKind('removed')]
  return {
    version,
    records: records.size,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    same: records.size - added.length - changed.length,
    mistakes: mistakes.slice(0, mostMistakes),
    mistakeCount: mistakes.length,
    columns: columnsOf(records.values()),
    samples: [changed, added, removed].flatMap((each) => each.slice(0, samplesOfKind)),
  }
}

/** Returns the names of all columns of some records, in the order in which they come. */
export function columnsOf(records: Iterable<Record<string, unknown>>): string[] {
  const names = new Set<string>()
  for (const record of records) for (const name of Object.keys(record)) names.add(name)
  return [...names]
}

function* findChanges(before: AllRecords, after: AllRecords): Generator<RecordChange> {
  for (const [key, record] of after) {
    const earlier = before.get(key)
    if (!earlier) yield { kind: 'added', key, before: null, after: record }
    else if (!isSame(earlier, record)) yield { kind: 'changed', key, before: earlier, after: record }
  }
  for (const [key, record] of before) if (!after.has(key)) yield { kind: 'removed', key, before: record, after: null }
}

/** The order of columns means nothing. */
function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && (one[name] === other[name] || isDeepStrictEqual(one[name], other[name])),
    )
  )
}
