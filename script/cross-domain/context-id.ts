/** The form of a visitor id that comes from elsewhere (UR-03). */
export function isVisitorId(id: string): boolean {
  return /^[\w.-]{1,64}$/.test(id)
}

/**
 * The visitor id that a decorated link carries (UR-03); undefined without one, and when the link was made for another
 * property. `warn` is told of one that cannot be an id.
 */
export function contextId(
  options: ReadonlyMap<string, string>,
  propertyId: string,
  warn: (message: string) => void,
): string | undefined {
  const id = options.get('qb_context_id')
  if (id === undefined || (options.get('qb_property_id') ?? propertyId) !== propertyId) return undefined
  // A key without value means 'true' (UR-01).
  if (isVisitorId(id) && id !== 'true') return id
  warn('qb_context_id is not a visitor id')
  return undefined
}
