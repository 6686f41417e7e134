/** Templates that show something on one of their pages only, and that is not the one of a product. */
const ownPages: Record<string, string> = { 'home/recently-viewed': 'home' }

/** What a shop publishes of the page on which a template shows something: a product's, unless that is none of them. */
export function onOwnPage(id: string, events: readonly [string, object][]): [type: string, data: object][] {
  const type = ownPages[id]
  return events.map(([name, data]) => [name, name === 'ecView' && type ? { ...data, type } : data])
}
