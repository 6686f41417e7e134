import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { DisposableScope, Scope } from '../run/scope.ts'
import { takeSteps } from '../run/take-steps.ts'
import { atMostEvery } from '../watch/at-most-every.ts'
import { createRedrawPace } from '../watch/redraw-pace.ts'
import { watchPage } from '../watch/watch-page.ts'
import type { ListingItem, ListingNeed } from './listing-item.ts'
import { createListingReader } from './listing-reader.ts'

export type ItemOnPage = ListingItem & { element: HTMLElement }

type FollowedCard = { productId: string; scope: InnerScope }

/** The minimum time between two scans of the list, in ms (CAT-05.4). */
const everyMs = 100

export type ListingOptions = {
  /** Selects the items to change; by default all. */
  pick?: (items: ItemOnPage[]) => ItemOnPage[]
  /** What an item must tell to be handled. Without it, whatever tells items apart is their product id. */
  needs?: ListingNeed
}

/**
 * Applies a change to each item of the shop's list, now and whenever items are loaded, sorted or redrawn (SHR-14.1). What
 * `enter` registers with its own scope is undone when the item goes or shows another product. Returns a function that scans
 * again, for changes of attributes without new nodes. A generator is taken step by step, together with those of other items.
 */
export function followListing<C>(
  scope: Scope<C>,
  enter: (item: ItemOnPage, each: DisposableScope) => unknown,
  { pick = (items) => items, needs }: ListingOptions = {},
): () => void {
  const selector = scope.selector('gridItem')
  const reader = createListingReader(scope, { needs, changed: () => lookSoon() })
  const followed = new Map<Element, FollowedCard>()
  const hasToWait = createRedrawPace(scope.signal)
  // When the whole list is redrawn, all marks disappear at once: that counts as one restoration, not one per item.
  const own: DisposableScope = { ...scope, mayRestore: onceATask(scope.mayRestore) }

  function itemsNow(): ItemOnPage[] {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)]
    const items = elements.flatMap((element) => {
      const item = reader.read(element)
      return item ? [{ ...item, element }] : []
    })
    if (items.length === 0 && elements.length > 0) reader.tellUnread()
    return items
  }

  function checkListing(): void {
    const present = new Map(pick(itemsNow()).map((item) => [item.element as Element, item]))
    const lost = [...followed].filter(([element, { productId }]) => present.get(element)?.productId !== productId)
    const fresh = [...present.values()].filter(
      ({ element, productId }) => followed.get(element)?.productId !== productId,
    )
    const isOld = isRedrawn(lost, fresh)
    if (isOld && hasToWait(lookSoon)) return
    for (const [element] of lost) leaveCard(element)
    if (isOld && !own.mayRestore(selector)) return
    takeSteps(fresh.map(enterCard))
  }

  function enterCard(item: ItemOnPage): unknown {
    const each = innerScope(own)
    followed.set(item.element, { productId: item.productId, scope: each })
    return enter(item, each)
  }

  /**
   * Returns whether the same products came back on new elements. Filtering, sorting and scrolling by the shopper do not
   * count.
   */
  function isRedrawn(lost: [Element, FollowedCard][], fresh: ItemOnPage[]): boolean {
    const products = new Set(lost.map(([, { productId }]) => productId))
    return followed.size === lost.length && fresh.length > 0 && fresh.every(({ productId }) => products.has(productId))
  }

  function leaveCard(element: Element): void {
    followed.get(element)?.scope.end()
    followed.delete(element)
  }

  scope.onRemove(() => {
    for (const element of [...followed.keys()]) leaveCard(element)
  })
  const lookSoon = atMostEvery(everyMs, checkListing, scope.signal)
  checkListing()
  watchPage(lookSoon, scope.signal)
  return lookSoon
}

/** Asks once for all that is restored in the same task. */
export function onceATask(ask: DisposableScope['mayRestore']): DisposableScope['mayRestore'] {
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
