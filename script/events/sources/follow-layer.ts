/** A list that a page pushes to, and other tools listen on by wrapping `push`. */
type DataLayer = { push(...entries: unknown[]): unknown }

/**
 * Hears every entry of a page's data layer: what is in it in order, then each later push, of which the page notices
 * nothing. Gives whether later ones are heard; those of a frozen list are not.
 * @throws when the page has something else under that name
 */
export function followLayer(shop: Record<string, unknown>, name: string, hear: (entry: unknown) => void): boolean {
  shop[name] ??= []
  const layer = shop[name] as DataLayer
  if (typeof layer.push !== 'function') throw new Error(`window.${name} is no data layer`)
  if (Array.isArray(layer)) for (const entry of layer) hear(entry)
  // Another wrapper, such as a tag manager's, may be there and may come after: each calls the one before it.
  const { push } = layer
  return Reflect.set(layer, 'push', (...entries: unknown[]) => {
    for (const entry of entries) hear(entry)
    return push.apply(layer, entries)
  })
}
