/** What the schemas here use of JSON Schema, draft 7: the one that editors know best. */
export type JsonSchema = {
  $schema?: string
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  else?: JsonSchema
  definitions?: Record<string, JsonSchema>
}

export const draft = 'http://json-schema.org/draft-07/schema#'
