import { type Node, visitorKeys } from 'oxc-parser'

type VisitNode = (node: Node, place: { parent: Node; key: string }) => boolean

/** Visits everything below a node, outside in; a visit that answers false is not continued below its node. */
export function walkTree(parent: Node, visit: VisitNode): void {
  for (const key of visitorKeys[parent.type] ?? []) {
    const value: unknown = Reflect.get(parent, key)
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && visit(child, { parent, key })) walkTree(child, visit)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The line, from 1, of an offset in a text. */
export type LineAt = (offset: number) => number

export function linesOf(text: string): LineAt {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
