/** Returns whether a text has the form of a visitor id; for ids that come from elsewhere (UR-03). */
export function isVisitorId(id: string): boolean {
  return /^[\w.-]{1,64}$/.test(id)
}

/**
 * Returns the visitor id of a decorated link (UR-03); undefined when there is none or the link was made for another
 * property. `warn` is called for a value that cannot be an id.
 */
export function contextId(
  options: ReadonlyMap<string, string>,
  propertyId: string,
  warn: (message: string) => void,
): string | undefined {
  const id = options.get('qb_context_id')
  if (id === undefined || (options.get('qb_property_id') ?? propertyId) !== propertyId) return undefined
  // A key without a value is read as 'true' (UR-01).
  if (isVisitorId(id) && id !== 'true') return id
  warn('qb_context_id is not a visitor id')
  return undefined
}
