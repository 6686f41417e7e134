const lines = new WeakMap<Element, Map<string, unknown[]>>()

/** Returns the list of those that use an element for one purpose, in the order of their requests: the same for each call. */
export function lineAt<Use>(element: Element, name: string): Use[] {
  const byName = lines.get(element) ?? new Map<string, unknown[]>()
  const line = byName.get(name) ?? []
  lines.set(element, byName.set(name, line))
  return line as Use[]
}
