import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { DisposableScope, Scope } from '../run/scope.ts'
import { atMostEvery } from '../watch/at-most-every.ts'
import { watchPage } from '../watch/watch-page.ts'

export type ItemOnPage = ListingItem & { element: HTMLElement }

type FollowedCard = { productId: string; scope: InnerScope }

/** The shortest time between two looks at the list, in milliseconds (CAT-05.4). */
const everyMs = 100

export type ListingOptions = {
  /** Which of the items count, of all in their order; unless given, each does. */
  pick?: (items: ItemOnPage[]) => ItemOnPage[]
}

/**
 * Applies a change to each item of the shop's list, now and whenever one is loaded, sorted in or redrawn (SHR-14.1). What
 * `enter` registers with its own scope is undone when that item goes or shows another product. Answers a way to look
 * again, for changes of attributes that come without new nodes.
 */
export function followListing<C>(
  scope: Scope<C>,
  enter: (item: ItemOnPage, each: DisposableScope) => void,
  { pick = (items) => items }: ListingOptions = {},
): () => void {
  const selector = scope.selector('gridItem')
  const followed = new Map<Element, FollowedCard>()
  // A list redrawn as a whole takes all marks away at once: that is one loss, not one for each item.
  const own: DisposableScope = { ...scope, mayRestore: onceATask(scope.mayRestore) }

  function checkListing(): void {
    const present = new Map(pick(itemsOn(selector)).map((item) => [item.element as Element, item]))
    const lost = [...followed].filter(([element, { productId }]) => present.get(element)?.productId !== productId)
    for (const [element] of lost) leaveCard(element)
    const fresh = [...present.values()].filter(({ element }) => !followed.has(element))
    if (isRedrawn(lost, fresh) && !own.mayRestore(selector)) return
    for (const item of fresh) {
      const each = innerScope(own)
      followed.set(item.element, { productId: item.productId, scope: each })
      enter(item, each)
    }
  }

  /** Whether the same products came back on new elements; a filter, a sort or scrolling is the shopper's own doing. */
  function isRedrawn(lost: [Element, FollowedCard][], fresh: ItemOnPage[]): boolean {
    const products = new Set(lost.map(([, { productId }]) => productId))
    return followed.size === 0 && fresh.length > 0 && fresh.every(({ productId }) => products.has(productId))
  }

  function leaveCard(element: Element): void {
    followed.get(element)?.scope.end()
    followed.delete(element)
  }

  scope.onRemove(() => {
    for (const element of [...followed.keys()]) leaveCard(element)
  })
  checkListing()
  const lookSoon = atMostEvery(everyMs, checkListing, scope.signal)
  watchPage(lookSoon, scope.signal)
  return lookSoon
}

function itemsOn(selector: string): ItemOnPage[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const item = readListingItem(element.dataset)
    return item ? [{ ...item, element }] : []
  })
}

function onceATask(ask: DisposableScope['mayRestore']): DisposableScope['mayRestore'] {
  let answer: boolean | undefined
  return (what) => {
    if (answer === undefined) {
      answer = ask(what)
      queueMicrotask(() => {
        answer = undefined
      })
    }
    return answer
  }
}

/** A product in a listing, by what its element says. */
export type ListingItem = { productId: string; skus: readonly string[] }

/**
 * Reads `data-product-id` and `data-skus` (parted by blanks or commas) of a listing item; undefined without a product id
 * (SHR-14.3).
 */
export function readListingItem(data: { productId?: string; skus?: string }): ListingItem | undefined {
  const productId = data.productId?.trim()
  if (!productId) return undefined
  return { productId, skus: [...new Set(data.skus?.split(/[\s,]+/).filter(Boolean))] }
}
