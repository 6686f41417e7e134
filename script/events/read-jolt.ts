import { isFields } from '../../contract/json.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'

export type Jolt = Pick<ScriptConfig, 'gong' | 'keepTypes' | 'urlLength' | 'liteTypes'>

const isTypes = (value: unknown) => Array.isArray(value) && value.every((type) => typeof type === 'string')

const checks: Record<keyof Jolt, (value: unknown) => boolean> = {
  gong: (value) => typeof value === 'boolean',
  keepTypes: isTypes,
  urlLength: (value) => Number.isInteger(value) && Number(value) > 0,
  liteTypes: isTypes,
}

/**
 * Reads the tracker configuration from a JSON text, which is parsed and never executed (ST-26). Other fields are
 * ignored.
 * @throws for a text that is not a JSON object, or a field of the wrong type
 */
export function readJolt(text: string): Jolt {
  const given: unknown = JSON.parse(text)
  if (!isFields(given)) throw new Error('jolt is no object')
  const fields = Object.entries(given).filter(([name]) => Object.keys(checks).includes(name))
  const wrong = fields.find(([name, value]) => !checks[name as keyof Jolt](value))
  if (wrong) throw new Error(`jolt: ${wrong[0]} is not of its kind`)
  return Object.fromEntries(fields)
}
