/** The integration functions linked to an experience, by the name in its code: ids, or objects with an id (FN-01). */
export type LinkedFunctions = Readonly<Record<string, string | { id: string }>>

/**
 * Returns the id of an integration function that is linked to an experience (FN-01).
 * @throws `The integration "{name}" is not linked to this experience`
 */
export function linkedId(name: string, qfns: LinkedFunctions = {}): string {
  const linked = Object.keys(qfns).includes(name) ? qfns[name] : undefined
  const id = typeof linked === 'object' ? linked?.id : linked
  if (!id) throw new Error(`The integration "${name}" is not linked to this experience`)
  return id
}
