import { type Fields, objectSchema } from '../../catalogue/fields.ts'
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

function keepStandard(schema: JsonSchema): JsonSchema {
  const { type, enum: values, default: preset, description, required, additionalProperties } = schema
  const { anyOf, items, properties } = schema
  const inner = {
    anyOf: anyOf?.map(keepStandard),
    items: items && keepStandard(items),
    properties:
      properties && Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, keepStandard(own)])),
  }
  const facts = { description, type, enum: values, default: preset, ...inner, required, additionalProperties }
  return JSON.parse(JSON.stringify(facts)) // leaves out what is undefined
}
