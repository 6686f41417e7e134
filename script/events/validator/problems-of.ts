import { type EmittedEvent, isViewType, withoutNamespace } from '../../../contract/event.ts'
import { isFields } from '../../../contract/json.ts'
import { fieldLists, productLists, type ValueKind } from './field-lists.ts'

/**
 * Returns the problems in the fields of a mapped event, one sentence each; events of other types are not checked
 * (ST-25).
 */
export function problemsOf(event: EmittedEvent, userType?: string): string[] {
  const type = isViewType(event.meta.type) ? 'ecView' : withoutNamespace(event.meta.type)
  const kind = listOf(type === userType ? 'ecUser' : type, event)
  if (typeof kind === 'string') return [kind]
  return kind ? problemsAt('', event, kind) : []
}

function listOf(type: string, { eventType }: EmittedEvent): ValueKind | undefined | `eventType ${string}` {
  const lists: Readonly<Record<string, ValueKind>> = fieldLists
  if (type !== 'ecProduct') return Object.keys(lists).includes(type) ? lists[type] : undefined
  const known = Object.keys(productLists)
  return known.includes(String(eventType))
    ? productLists[String(eventType)]
    : `eventType is none of ${known.join(', ')}`
}

function problemsAt(path: string, value: unknown, kind: ValueKind): string[] {
  if (typeof kind === 'string') return hasKind(value, kind) ? [] : [`${path} is not ${nameOf[kind]}`]
  if (!isFields(value)) return [`${path} is not an object`]
  return Object.entries(kind).flatMap(([key, inner]) => {
    const name = key.replace('?', '')
    const field = value[name]
    const at = path ? `${path}.${name}` : name
    if (field !== undefined && field !== null) return problemsAt(at, field, inner)
    return key.endsWith('?') ? [] : [`${at} is missing`]
  })
}

const nameOf = {
  text: 'a text',
  number: 'a number',
  texts: 'a list of texts',
  'number or text': 'a number or a text',
} as const

function hasKind(value: unknown, kind: keyof typeof nameOf): boolean {
  if (kind === 'texts') return Array.isArray(value) && value.every((each) => typeof each === 'string')
  const isNumber = typeof value === 'number' && Number.isFinite(value)
  if (kind === 'number or text') return isNumber || typeof value === 'string'
  return kind === 'number' ? isNumber : typeof value === 'string'
}
