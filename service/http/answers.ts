import { type TSchema, Type } from 'typebox'
import { statusSchema } from './path-id.ts'

/** Responses that several routes share, as schemas for the OpenAPI document and for serialisation. */

/** Success, without further data. */
export const done = { 200: Type.Object({ status: statusSchema }) }

/** The increment was counted. */
export const saved = { 200: Type.Object({ status: Type.Literal('saved') }) }

/** Returns the schema of a named list; its entries are as stored unless a schema says more. */
export function listOf<Name extends string, Entry extends TSchema = ReturnType<typeof Type.Unknown>>(
  name: Name,
  entry: TSchema = Type.Unknown(),
) {
  const properties = { [name]: Type.Array(entry) } as unknown as Record<Name, ReturnType<typeof Type.Array<Entry>>>
  return { 200: Type.Object(properties) }
}
