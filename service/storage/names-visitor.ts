/** Returns whether an id is long enough to be searched for within texts: a short one would be found in those of others. */
export function isSearchable(visitorId: string): boolean {
  return /^[\w.-]{8,100}$/.test(visitorId)
}

/**
 * Returns whether a text names a visitor. An id that goes on is that of somebody else: whoever gives the beginning of one must not
 * erase all whose ids begin so.
 */
export function namesVisitor(text: string, visitorId: string): boolean {
  for (let at = text.indexOf(visitorId); at >= 0; at = text.indexOf(visitorId, at + 1))
    if (!/[A-Za-z0-9]/.test(text.charAt(at + visitorId.length))) return true
  return false
}
