import { nameField } from '../../contract/content-form/name-field.ts'
import { isFields } from '../../contract/json.ts'
import type { Words } from '../settings/language.tsx'
import type { ConsoleTexts } from '../texts/en.ts'

/** Longer descriptions of values are cut off. */
const longest = 240
/** How much of two long texts is shown around what differs in them. */
const context = 40

/** Returns a value as people write it. */
export function sayValue(value: unknown, words: Words): string {
  const { t, formats } = words
  if (value === null) return t.changes.values.nothing
  if (value === '') return t.changes.values.empty
  if (typeof value === 'string') return t.changes.values.quote(value)
  if (typeof value === 'number') return formats.formatNumber(value)
  if (typeof value === 'boolean') return value ? t.changes.values.yes : t.changes.values.no
  return cutText(sayParts(value, words))
}

function sayParts(value: unknown, words: Words): string {
  const { t } = words
  if (Array.isArray(value)) {
    if (value.length === 0) return t.changes.values.emptyList
    return value.map((each) => (isFields(each) ? `(${sayValue(each, words)})` : sayValue(each, words))).join(', ')
  }
  if (!isFields(value)) return String(value)
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(
      ([name, each]) => `${sayName(name, t)}: ${isFields(each) ? `(${sayValue(each, words)})` : sayValue(each, words)}`,
    )
    .join('; ')
}

/** Returns what a field is called in the language, or else the words in its name. A name that has none stays as it is. */
export function sayName(name: string, { fieldNames }: ConsoleTexts): string {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) ? nameField(name, fieldNames) : name
}

function cutText(text: string): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/** Returns of two long texts what differs, with a little of what is around it; short ones stay whole. */
export function shortenTexts(before: string, after: string): [before: string, after: string] {
  const [old, given] = [[...before], [...after]]
  if (Math.max(old.length, given.length) <= longest) return [before, after]
  const most = Math.min(old.length, given.length)
  let start = 0
  while (start < most && old[start] === given[start]) start++
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === given[given.length - 1 - end]) end++
  const from = start > context ? start - context : 0
  const left = end > context ? end - context : 0
  const cutAround = (text: string[]) => {
    const middle = text.slice(from, text.length - left)
    const shown = middle.length > longest * 2 ? [...middle.slice(0, longest * 2), '…'] : middle
    return `${from > 0 ? '…' : ''}${shown.join('')}${left > 0 ? '…' : ''}`
  }
  return [cutAround(old), cutAround(given)]
}
