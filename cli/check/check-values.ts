import colorNames from 'color-name'
import type { FieldKind, Fields } from '../../catalogue/fields.ts'
import { isFields } from '../../contract/json.ts'
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
    return value.flatMap((entry, at) => checkValues(entry, entries, `${path}/${at}`))
  if (typeof value !== 'string' || value === '') return []
  return (checks[kind]?.(value, (field as { description?: string }).description ?? '') ?? []).map((found) => ({
    path,
    ...found,
  }))
}

type Found = Omit<Problem, 'path'>

const checks: Partial<Record<FieldKind, (value: string, meaning: string) => Found[]>> = {
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
function checkPlaceholders(value: string, meaning: string): Found[] {
  // A field's meaning names what is replaced in it: "The message; {count} is replaced by the stock."
  const known: string[] = meaning.match(/\{\w+\}/g) ?? []
  const remedy = known.length > 0 ? `write ${known.join(' or ')}` : 'take it out: nothing in this text is replaced'
  return (value.match(placeholder) ?? [])
    .filter((written) => !known.includes(written))
    .map((written) => ({ problem: `has ${written}, which stays as it is`, remedy }))
}

/** Finds addresses that the kit leaves out (SHR-01.17), and hosts without a protocol, which browsers take for a path. */
function checkUrl(value: string): Found[] {
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value) ?? []
  if (scheme && !/^(?:https?|mailto|tel|data)$/i.test(scheme))
    return [
      { problem: `${showValue(value)} has the scheme ${scheme}`, remedy: 'use http, https, mailto or tel, or a path' },
    ]
  if (/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|co\.uk|de|fr|it|es|nl|eu|io|shop|store)(?:[/?#]|$))/i.test(value))
    return [{ problem: `${showValue(value)} has no protocol`, remedy: `write https://${value}` }]
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

function checkLength(value: string): Found[] {
  if (/^\s*(?:\d+|\d*\.\d+)(?:px|em|rem|%|vw)?\s*$/.test(value)) return []
  return [
    {
      problem: `${showValue(value)} is not a length`,
      remedy: "give a number with px, em, rem, % or vw, such as '320px'",
    },
  ]
}
