import colorNames from 'color-name'
import type { FieldKind, Fields } from '../../catalogue/fields.ts'
import { readTexts } from '../../catalogue/kit/run/read-texts.ts'
import { isSafeUrl } from '../../catalogue/kit/run/safe-url.ts'
import { isFields } from '../../contract/json.ts'
import { type Found, formChecks } from './check-forms.ts'
import { checkLimits } from './check-limits.ts'
import { type Problem, showValue } from './shapes.ts'

/** Finds values of a content that have the right type and still cannot be meant, by the kind of their field. */
export function checkValues(content: unknown, fields: Fields, path: string): Problem[] {
  if (!isFields(content)) return []
  return Object.entries(fields).flatMap(([name, field]) => checkValue(content[name], field, `${path}/${name}`))
}

function checkValue(value: unknown, field: Fields[string], path: string): Problem[] {
  const { kind, entries } = field
  if (kind === 'group' && entries) return checkValues(value, entries, path)
  if (kind === 'list' && entries && Array.isArray(value))
    return [
      ...tellAt(path, checkCount(value, field)),
      ...value.flatMap((entry, at) => checkValues(entryOf(entries, entry), entries, `${path}/${at}`)),
    ]
  if (kind === 'texts') return tellAt(path, checkTexts(value, field))
  if (typeof value === 'number' && field.limits) return tellAt(path, checkLimits(value, field.limits))
  if (typeof value !== 'string') return []
  // A blank text counts as missing (SHR-01.22).
  if (value.trim() === '') return field.needed ? tellAt(path, [isEmpty]) : []
  return tellAt(path, [...(checks[kind]?.(value, field) ?? []), ...(field.form ? formChecks[field.form](value) : [])])
}

const tellAt = (path: string, found: readonly Found[]): Problem[] => found.map((each) => ({ path, ...each }))

const isEmpty: Found = { problem: 'is empty', remedy: 'give it a value: without one nothing is shown' }

/** An entry that is not an object is the value of its first field, as the script reads it. */
function entryOf(entries: Fields, entry: unknown): unknown {
  const [first = ''] = Object.keys(entries)
  return typeof entry === 'object' ? entry : { [first]: entry }
}

function checkCount(list: readonly unknown[], { needed, most = Number.POSITIVE_INFINITY }: Fields[string]): Found[] {
  if (list.length === 0) return needed ? [{ ...isEmpty, remedy: 'give it an entry: without one nothing is shown' }] : []
  if (list.length <= most) return []
  return [{ problem: `has ${list.length} entries`, remedy: `give up to ${most}: only these are shown` }]
}

function checkTexts(value: unknown, { needed, form }: Fields[string]): Found[] {
  const parts = readTexts(value)
  if (parts.length === 0 && (typeof value === 'string' || Array.isArray(value))) return needed ? [isEmpty] : []
  return form ? parts.flatMap(formChecks[form]) : []
}

const checks: Partial<Record<FieldKind, (value: string, field: Fields[string]) => Found[]>> = {
  text: checkPlaceholders,
  rich: checkPlaceholders,
  url: checkUrl,
  image: checkUrl,
  color: checkColor,
  length: checkLength,
}

/** What other tools replace within texts: `{x}`, `{{x}}`, `${x}`, `%x%`. */
const placeholder = /\$?\{\{?\s*[A-Za-z_]\w*\s*\}?\}|%[A-Za-z_]\w*%/g

/** Finds placeholders that are not replaced: shoppers would read them, such as `Only {{stock}} left`. */
function checkPlaceholders(value: string, field: Fields[string]): Found[] {
  const { description: meaning = '' } = field as { description?: string }
  // A field's meaning names what is replaced in it: "The message; {count} is replaced by the stock."
  const known: string[] = meaning.match(/\{\w+\}/g) ?? []
  const remedy = known.length > 0 ? `write ${known.join(' or ')}` : 'take it out: nothing in this text is replaced'
  return (value.match(placeholder) ?? [])
    .filter((written) => !known.includes(written))
    .map((written) => ({ problem: `has ${written}, which stays as it is`, remedy }))
}

/**
 * Finds addresses that the kit leaves out (SHR-01.15), hosts without a protocol, which browsers take for a path, and what no
 * browser can open or load.
 */
function checkUrl(value: string, { kind }: Fields[string]): Found[] {
  const shown = showValue(value)
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value) ?? []
  const isPicture = kind === 'image'
  if (!isSafeUrl(value) || (isPicture && /^(?:mailto|tel)$/i.test(scheme ?? '')))
    return [
      {
        problem: `${shown} has the scheme ${scheme ?? 'of a script'}`,
        remedy: isPicture ? 'use http or https, or a path' : 'use http, https, mailto or tel, or a path',
      },
    ]
  if (/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|co\.uk|de|fr|it|es|nl|eu|io|shop|store)(?:[/?#]|$))/i.test(value))
    return [{ problem: `${shown} has no protocol`, remedy: `write https://${value}` }]
  if (!URL.canParse(value, 'https://shop.example/'))
    return [
      { problem: `${shown} is not an address`, remedy: "give one such as 'https://shop.example/sale' or '/sale'" },
    ]
  return []
}

function checkColor(value: string): Found[] {
  const color = value.trim().toLowerCase()
  const isColor =
    Object.hasOwn(colorNames, color) ||
    ['transparent', 'currentcolor', 'inherit'].includes(color) ||
    /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(color) ||
    /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\(.+\)$/.test(color)
  return isColor
    ? []
    : [{ problem: `${showValue(value)} is not a colour`, remedy: "give one such as '#b3261e' or 'rebeccapurple'" }]
}

function checkLength(value: string, { limits }: Fields[string]): Found[] {
  const [, number, unit] = /^\s*(\d+|\d*\.\d+)(px|em|rem|%|vw)?\s*$/.exec(value) ?? []
  if (number === undefined)
    return [
      {
        problem: `${showValue(value)} is not a length`,
        remedy: "give a number with px, em, rem, % or vw, such as '320px'",
      },
    ]
  const isPx = unit === undefined || unit === 'px'
  return limits && isPx ? checkLimits(Number(number), limits) : []
}
