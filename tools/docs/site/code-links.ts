/** A node of a page's syntax tree, as far as links and pictures are concerned. */
export type PageNode = {
  type: string
  url?: string
  children?: PageNode[]
  /** Of an element. */
  name?: string
  attributes?: { type: string; name: string; value?: unknown }[]
}

/**
 * Replaces links that leave `docs/`, to code or to the README, by their text: they work in the repository only.
 * `depth` is the number of folders between `docs/` and the page.
 */
export function dropCodeLinks(node: PageNode, depth: number): void {
  if (!node.children) return
  node.children = node.children.flatMap((child) => {
    dropCodeLinks(child, depth)
    return child.type === 'link' && leavesDocs(child.url ?? '', depth) ? (child.children ?? []) : [child]
  })
}

/** Returns whether a relative link goes up further than the page lies below `docs/`. */
function leavesDocs(url: string, depth: number): boolean {
  return url.split('/').filter((part) => part === '..').length > depth
}
