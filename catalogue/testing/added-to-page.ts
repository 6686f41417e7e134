import { withoutDigits } from './a-page.ts'

/** The nodes of a page, and the contents of its texts. */
export type PageNodes = ReadonlyMap<Node, string | null>

export function nodesNow(): PageNodes {
  const walker = document.createTreeWalker(document.documentElement)
  const nodes = new Map<Node, string | null>([[document.documentElement, null]])
  while (walker.nextNode()) nodes.set(walker.currentNode, walker.currentNode.nodeValue)
  return nodes
}

/** Returns the elements that have been added since. */
export function addedElements(before: PageNodes): Element[] {
  return [...nodesNow().keys()].filter((node): node is Element => node instanceof Element && !before.has(node))
}

/** Returns the texts that have been added or changed since. */
export function addedWords(before: PageNodes): string[] {
  return [...nodesNow()].flatMap(([node, data]) => {
    const words = data?.trim() ?? ''
    if (!(node instanceof Text) || words === '' || before.get(node) === data) return []
    // The digits change each second.
    return node.parentElement?.closest('[role="timer"]') ? withoutDigits(words) : words
  })
}
