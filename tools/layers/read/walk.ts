import { type Node, visitorKeys } from 'oxc-parser'

type Visit = (node: Node, place: { parent: Node; key: string }) => boolean

/** Visits everything below a node, outside in; a visit that answers false is not continued below its node. */
export function walk(parent: Node, visit: Visit): void {
  for (const key of visitorKeys[parent.type] ?? []) {
    const value: unknown = Reflect.get(parent, key)
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && visit(child, { parent, key })) walk(child, visit)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
