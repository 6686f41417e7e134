/** A list to which a page pushes, and on which other tools listen by wrapping `push`. */
type DataLayer = { push(...entries: unknown[]): unknown }

/**
 * Passes on every entry of a page's data layer: those already there in order, then each later push, without any effect
 * on the page. Returns whether later entries are received; those of a frozen list are not.
 * @throws when the page uses that name for something else
 */
export function followLayer(shop: Record<string, unknown>, name: string, hear: (entry: unknown) => void): boolean {
  shop[name] ??= []
  const layer = shop[name] as DataLayer
  if (typeof layer.push !== 'function') throw new Error(`window.${name} is no data layer`)
  if (Array.isArray(layer)) for (const entry of layer) hear(entry)
  // Other wrappers, such as a tag manager's, may exist or come later: each calls the previous one.
  const { push } = layer
  return Reflect.set(layer, 'push', (...entries: unknown[]) => {
    for (const entry of entries) hear(entry)
    return push.apply(layer, entries)
  })
}
