import { isFields } from '../../../contract/json.ts'
import { isSameJson } from '../../../contract/steer/same-json.ts'
import type { Content, FormFields } from './form-field.ts'
import { writeLiteral } from './write-literal.ts'

/** The settings of an experience that do the same when they are left out. */
const usual: Content = { share: 1, iteration: 1 }

type WrittenInstance = { id: string; template: string; content: object }

/**
 * Returns an entry of `experiences` in `instep.config.ts`: the experience with this content, and of its settings and fields
 * those that differ from their defaults.
 */
export function writeConfiguration(instance: WrittenInstance, content: Content, fields: FormFields): string {
  const whole = { ...instance, content: withoutDefaults(content, fields) }
  const told = Object.entries(whole).filter(([name, value]) => value !== undefined && usual[name] !== value)
  return `${writeLiteral(Object.fromEntries(told))},`
}

function withoutDefaults(content: Content, fields: FormFields): Content {
  const told = Object.entries(content).flatMap(([name, value]): [string, unknown][] => {
    const field = fields[name]
    if (!field || (!field.needed && isDefault(value, field.default))) return []
    const { kind, entries = {} } = field
    if (kind === 'group' && isFields(value)) return [[name, withoutDefaults(value, entries)]]
    if (kind === 'list' && Array.isArray(value))
      return [[name, value.map((entry) => (isFields(entry) ? withoutDefaults(entry, entries) : entry))]]
    return [[name, value]]
  })
  return Object.fromEntries(told)
}

function isDefault(value: unknown, preset: unknown): boolean {
  return value === undefined || isSameJson(value, preset)
}
