import { join } from 'node:path'
import { createGenerator } from 'ts-json-schema-generator'
import { root } from '../setup/root.mjs'
import type { JsonSchema } from './json-schema.ts'

/** Ledger ids in docstrings mean nothing to the people who read a schema in their editor. */
const ledgerIds = / ?\((?:[A-Z]{2,4}-[\d.]+(?:, | to )?)+\)|(?<=")[A-Z]{2,4}-\d+\. /g

/**
 * Returns the JSON Schema of each described type by name, as draft 7. Docstrings become descriptions.
 * @throws when a type cannot be described, with the file and the place
 */
export function readTypes(): Record<string, JsonSchema> {
  const schema = createGenerator({
    path: join(root, 'tools/schemas/described-types.ts'),
    tsconfig: join(root, 'tools/schemas/tsconfig.json'),
    skipTypeCheck: true, // `npm run types` has checked them
    additionalProperties: false,
    expose: 'export',
    topRef: false,
    jsDoc: 'extended',
    functions: 'hide',
  }).createSchema('DescribedTypes')
  const readable = JSON.stringify(schema).replace(ledgerIds, '')
  const { properties = {}, definitions = {} } = JSON.parse(readable) as JsonSchema
  return Object.fromEntries(
    Object.entries(properties).map(([name, given]) => {
      const own = followReference(given, definitions)
      return [name, { ...own, ...usedDefinitions(own, definitions) }]
    }),
  )
}

/** Returns the definition that a schema is only a reference to, else the schema itself. */
function followReference(schema: JsonSchema, all: Record<string, JsonSchema>): JsonSchema {
  const [, name = ''] = schema.$ref?.split('#/definitions/') ?? []
  const definition = all[decodeURIComponent(name)]
  return definition ? followReference(definition, all) : schema
}

/** Returns the definitions that a schema refers to, directly or by another one. */
function usedDefinitions(schema: JsonSchema, all: Record<string, JsonSchema>): Pick<JsonSchema, 'definitions'> {
  const used: Record<string, JsonSchema> = {}
  const waiting = [schema]
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const [, reference = ''] of JSON.stringify(next).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      const name = decodeURIComponent(reference)
      const definition = all[name]
      if (!definition || used[name]) continue
      used[name] = definition
      waiting.push(definition)
    }
  return Object.keys(used).length > 0 ? { definitions: used } : {}
}
