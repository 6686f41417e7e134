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

/** The elements of a page, each with its start tag as text. */
export type PageTags = ReadonlyMap<Element, string>

export function tagsNow(): PageTags {
  return new Map([...document.querySelectorAll('*')].map((each) => [each, tagOf(each)]))
}

/** Returns the elements that have been added since, or have other attributes, or texts of their own that are new. */
export function changedElements(tags: PageTags, before: PageNodes): Element[] {
  const changed = [...document.querySelectorAll('*')].filter((each) => tags.get(each) !== tagOf(each))
  const spoken = [...nodesNow()].flatMap(([node, data]) =>
    node instanceof Text && before.get(node) !== data && node.parentElement ? [node.parentElement] : [],
  )
  return [...new Set([...changed, ...spoken])].filter((each) => !each.matches('html, head *'))
}

function tagOf(element: Element): string {
  return (element.cloneNode(false) as Element).outerHTML
}
