import type { JsonSchema } from './json-schema.ts'

/**
 * Returns the schema of each event that a shop emits, by type. Its fields may be more: the service stores them as they
 * are.
 */
export function describeEvents(events: JsonSchema): Record<string, JsonSchema> {
  const types = Object.entries(events.properties ?? {})
  return Object.fromEntries(types.map(([type, fields]) => [type, { ...openAll(fields), ...definitionsOf(events) }]))
}

const definitionsOf = ({ definitions }: JsonSchema) =>
  definitions && {
    definitions: Object.fromEntries(Object.entries(definitions).map(([name, own]) => [name, openAll(own)])),
  }

/** Lets every object have further fields. */
function openAll(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  )
  return JSON.parse(text)
}
