import type { WireEvent } from '../../contract/event.ts'

/** The id of the user that an event tells of (SG-27); nothing, or '', when it tells of none. */
export function userIdOf({ user }: WireEvent): string | undefined {
  const id = (user as { id?: unknown } | null | undefined)?.id
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  // A half of a character could not be written into the compressed state.
  return String(id).replace(/\p{Cs}/gu, '')
}
