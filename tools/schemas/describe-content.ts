import { type FieldLimits, type Fields, objectSchema } from '../../catalogue/fields.ts'
import type { JsonSchema } from './json-schema.ts'

/** Returns the schema of a template's content, without what only Instep's own reader uses. */
export function describeContent(fields: Fields): JsonSchema {
  return keepStandard(objectSchema(fields) as JsonSchema)
}

/** Returns the schema of a variation's content, which overrides single fields of the experience's. */
export function describePartialContent(fields: Fields): JsonSchema {
  const { required: _, ...partial } = describeContent(fields)
  return partial
}

/** A schema with what only Instep's own reader and check know of a field. */
type OwnSchema = JsonSchema & { kind?: string; limits?: FieldLimits; needed?: boolean; most?: number }

function keepStandard(schema: OwnSchema): JsonSchema {
  const { default: preset, description, required, additionalProperties } = schema
  const { anyOf, items, properties } = schema
  const inner = {
    anyOf: anyOf?.map(keepStandard),
    items: items && keepStandard(items),
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, keepStandard(own)])),
  }
  const facts = { description, ...formOf(schema), default: preset, ...inner, required, additionalProperties }
  return JSON.parse(JSON.stringify(facts)) // leaves out what is undefined
}

/** Returns the type of a value with its limits in the words of JSON Schema. Those of a length are in its text. */
function formOf({ kind, type, enum: values, limits = {}, needed, most }: OwnSchema): JsonSchema {
  if (kind === 'list') return { type, minItems: needed ? 1 : undefined, maxItems: most } as JsonSchema
  if (kind !== 'number') return { type, enum: values } as JsonSchema
  const { whole, oneOf, from, above, upTo } = limits
  const bounds = { minimum: from, exclusiveMinimum: above, maximum: upTo }
  return { type: whole ? 'integer' : type, enum: oneOf, ...bounds } as JsonSchema
}
