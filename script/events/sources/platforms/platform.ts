import type { UnknownFields } from '../../../../contract/json.ts'
import type { View } from '../../../../contract/shop-events.ts'
import type { SourceBasket, SourceEntry, SourceItem } from '../source-entry.ts'

export type PlatformWindow = Window &
  UnknownFields & { document: Document; PerformanceObserver?: typeof PerformanceObserver }

export type PlatformPage = { window: UnknownFields; document: Document; url: string }

/** How the pages of one platform are read. */
export type PlatformReader = {
  /** Returns what the page says of its view; undefined when it does not tell its type. */
  readView(page: PlatformPage): Partial<View> | undefined
  /** Returns the product, the list, the search or the order of a page of a type. */
  readContent(page: PlatformPage, type: string | undefined): SourceEntry[]
  /** The addresses of requests after which the basket may have changed; never that of `readBasket` itself. */
  changes: RegExp
  readBasket(window: PlatformWindow): Promise<SourceBasket | undefined>
}

/** The page type of each body class; earlier rows count more. */
export type ClassRows = readonly (readonly [className: string, view: Partial<View>])[]

/** Returns the view that the classes of `<body>` tell. */
export function viewByClass({ document }: PlatformPage, rows: ClassRows): Partial<View> | undefined {
  return rows.find(([className]) => className.split(' ').every((each) => document.body.classList.contains(each)))?.[1]
}

/** Returns the text, or the `content`, of the first element of a selector. */
export function textAt(root: ParentNode, selector: string): string | undefined {
  const element = root.querySelector(selector)
  return (element?.getAttribute('content') ?? element?.textContent)?.trim() || undefined
}

/** Returns a list as entries: after a search with the text that was searched. */
export function listEntries(
  { url }: PlatformPage,
  { type, ids, query }: { type: string | undefined; ids: readonly string[]; query: string },
): SourceEntry[] {
  const items: SourceItem[] = [...new Set(ids)].map((productId) => ({ productId, quantity: 1 }))
  if (type === 'search') {
    const text = new URL(url).searchParams.get(query) ?? ''
    return [
      ...(text ? ([{ kind: 'search', text, resultCount: items.length }] as const) : []),
      { kind: 'list', list: 'search', items },
    ]
  }
  return type === 'category' ? [{ kind: 'list', list: 'listing', items }] : []
}

/** Requests a basket as the theme itself does. @throws when the answer is no JSON */
export async function requestJson(window: PlatformWindow, url: string): Promise<unknown> {
  const response = await window.fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
  return response.ok ? response.json() : undefined
}

/** Returns the sum of the whole numbers in the texts of elements, such as `× 2`; an element without a number counts as 1. */
export function sumCounts(elements: Iterable<Element>): number {
  return [...elements]
    .map(({ textContent }) => Number(/\d+/.exec(textContent ?? '')?.[0] ?? 1))
    .reduce((sum, count) => sum + count, 0)
}
