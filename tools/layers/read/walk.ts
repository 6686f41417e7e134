import { type Node, visitorKeys } from 'oxc-parser'

type VisitNode = (node: Node, place: { parent: Node; key: string }) => boolean

/** Visits all nodes below a node, parents first. When a visit returns false, the nodes below that node are skipped. */
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

/** Returns the line of an offset in a text, counted from 1. */
export type LineAt = (offset: number) => number

export function linesOf(text: string): LineAt {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
