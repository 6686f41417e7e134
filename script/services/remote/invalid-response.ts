/** Returns the error for a lookup answer of neither form (VI-15). */
export function invalidResponse(host: string): Error {
  return new Error(`${/^https?:\/\/([^/]+)/.exec(host)?.[1] ?? host} response invalid`)
}
