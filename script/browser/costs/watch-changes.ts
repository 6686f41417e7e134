import type { PageChange } from '../../telemetry/costs/change-log.ts'

type ChangeWindow = Window & Pick<typeof globalThis, 'MutationObserver' | 'ResizeObserver'>

type ChangeNeeds = {
  /** The experience whose code is running. */
  findOwner: () => string | undefined
  /** `isThisFrame` where the change was measured after the layout of this frame. */
  onChange: (change: PageChange<Node>, isThisFrame?: boolean) => void
}

export type ChangeWatch = {
  /** Attributes what has changed since the last call to an experience or, without one, to the page. */
  settle(by: string | undefined): void
  /** Attributes the style sheets that were added or removed meanwhile. */
  settleSheets(by: string | undefined): void
  /** Returns the experience that has added a node or something around it. */
  ownerOf(node: Node | null): string | undefined
}

/** Attributes that can change what is drawn where. */
const drawing = ['class', 'style', 'hidden', 'open', 'src', 'srcset', 'width', 'height']

/**
 * Watches the changes of the page, and knows which nodes experiences have added (BD-07). Nodes with `data-experience` are
 * those of the experience that it names. Nodes that were on the page before stay the page's, wherever they are moved.
 */
export function watchChanges(shop: ChangeWindow, { findOwner, onChange }: ChangeNeeds): ChangeWatch {
  const { document } = shop
  const owners = new WeakMap<Node, string>()
  const ofPage = new WeakSet<Node>()
  let sheets = sheetsOf(document)

  const observer = new shop.MutationObserver((records) => noteRecords(records, findOwner()))
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: drawing,
  })
  // Pictures, fonts and animations change a size without a change of nodes.
  const sizes = new shop.ResizeObserver((entries) => {
    for (const { target } of entries)
      onChange({ by: ownerOf(target), place: target, isNew: false, isStyle: false }, true)
  })

  function ownerOf(node: Node | null): string | undefined {
    for (let at = node; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
      const owner = owners.get(at) ?? (at as Partial<HTMLElement>).dataset?.experience
      if (owner !== undefined) return owner
    }
    return undefined
  }

  function noteRecords(records: readonly MutationRecord[], by: string | undefined): void {
    const removed = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]))
    for (const node of removed) if (ownerOf(node) === undefined) ofPage.add(node)
    for (const record of records) {
      const { target, addedNodes, removedNodes } = record
      const own = by ?? ownerOf(target) ?? [...removedNodes].map(ownerOf).find((owner) => owner !== undefined)
      if (by !== undefined) for (const node of addedNodes) if (!ofPage.has(node)) adoptNode(node, by)
      noteChange(record, own)
    }
  }

  function adoptNode(node: Node, by: string): void {
    const isInside = ownerOf(node.parentNode) === by
    owners.set(node, by)
    if (node instanceof Element && !isInside) sizes.observe(node)
  }

  function noteChange(record: MutationRecord, by: string | undefined): void {
    const { type, target, addedNodes, removedNodes, previousSibling } = record
    const added = [...addedNodes]
    const changed = type === 'childList' ? [...added, ...removedNodes] : [target]
    const styles = changed.find(isStyle)
    if (styles) onChange({ by: by ?? ownerOf(styles), place: document, isNew: false, isStyle: true })
    const drawn = changed.find(isDrawn)
    if (!drawn) return
    const isNew = added.includes(drawn as ChildNode)
    const place = type !== 'childList' || isNew ? drawn : (previousSibling ?? target)
    onChange({ by, place, isNew, isStyle: false })
  }

  function settleSheets(by: string | undefined): void {
    const current = sheetsOf(document)
    if (current.length === sheets.length && current.every((sheet, at) => sheet === sheets[at])) return
    sheets = current
    onChange({ by, place: document, isNew: false, isStyle: true })
  }

  return {
    settle(by) {
      noteRecords(observer.takeRecords(), by)
      settleSheets(by)
    },
    settleSheets,
    ownerOf,
  }
}

function sheetsOf(document: Document): CSSStyleSheet[] {
  return [...(document.adoptedStyleSheets ?? [])]
}

/** Returns whether a node is a style sheet, or the text of one. */
function isStyle(node: Node): boolean {
  const { nodeName, parentNode } = node
  return (
    nodeName === 'STYLE' || parentNode?.nodeName === 'STYLE' || (node as Partial<HTMLLinkElement>).rel === 'stylesheet'
  )
}

const neverDrawn = /^(STYLE|SCRIPT|LINK|META|TITLE|BASE|TEMPLATE|HEAD|#comment)$/

function isDrawn({ nodeName, parentNode, nodeValue }: Node): boolean {
  if (neverDrawn.test(nodeName) || neverDrawn.test(parentNode?.nodeName ?? '')) return false
  return nodeName !== '#text' || nodeValue?.trim() !== ''
}
