import { type TSchema, Type } from 'typebox'
import { statusSchema } from './path-id.ts'

/** Answers that several routes have in common, as the OpenAPI document shows them and as they are written. */

/** It is done, and there is nothing more to say. */
export const done = { 200: Type.Object({ status: statusSchema }) }

/** Counted. */
export const saved = { 200: Type.Object({ status: Type.Literal('saved') }) }

/** A list under a name; entries are as they were stored unless a schema says more. */
export function listOf<Name extends string, Entry extends TSchema = ReturnType<typeof Type.Unknown>>(
  name: Name,
  entry: TSchema = Type.Unknown(),
) {
  const properties = { [name]: Type.Array(entry) } as unknown as Record<Name, ReturnType<typeof Type.Array<Entry>>>
  return { 200: Type.Object(properties) }
}
