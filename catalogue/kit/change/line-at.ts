const lines = new WeakMap<Element, Record<string, unknown[]>>()

/** Returns the list of those that use an element for one purpose, in the order of their requests: the same for each call. */
export function lineAt<Use>(element: Element, name: string): Use[] {
  const byName = lines.get(element) ?? {}
  lines.set(element, byName)
  byName[name] ??= []
  return byName[name] as Use[]
}
