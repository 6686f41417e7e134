import { withoutDigits } from './a-page.ts'

/** Nodes of a page, and of its texts what they said. */
export type PageNodes = ReadonlyMap<Node, string | null>

export function nodesNow(): PageNodes {
  const walker = document.createTreeWalker(document.documentElement)
  const nodes = new Map<Node, string | null>([[document.documentElement, null]])
  while (walker.nextNode()) nodes.set(walker.currentNode, walker.currentNode.nodeValue)
  return nodes
}

/** Elements on the page now that are not among these. */
export function addedElements(before: PageNodes): Element[] {
  return [...nodesNow().keys()].filter((node): node is Element => node instanceof Element && !before.has(node))
}

/** Words on the page now that these nodes do not say: of new texts, and of those that were rewritten. */
export function addedWords(before: PageNodes): string[] {
  return [...nodesNow()].flatMap(([node, data]) => {
    const words = data?.trim() ?? ''
    if (!(node instanceof Text) || words === '' || before.get(node) === data) return []
    // Its digits are others each second.
    return node.parentElement?.closest('[role="timer"]') ? withoutDigits(words) : words
  })
}
