/** What user code threw, as an object marked as theirs (TR-18). */
export function markUserError(thrown: unknown): object {
  const error = typeof thrown === 'object' && thrown !== null && Object.isExtensible(thrown) ? thrown : asError(thrown)
  return Object.assign(error, { isUserError: true })
}

/** Texts, and errors that take no mark. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error ? new Error(thrown.message, { cause: thrown }) : new Error(String(thrown))
}
