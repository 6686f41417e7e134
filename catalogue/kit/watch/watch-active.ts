import type { ReadingRule } from '../../../contract/site-settings.ts'
import type { DisposableScope } from '../run/scope.ts'
import { readFact } from '../shop/read-fact.ts'
import { followElements } from './follow.ts'
import { isShown } from './is-shown.ts'
import { addListeners } from './listen.ts'
import { observeAround } from './observe-around.ts'

/** A box or overlay of the shop, with the rule by which it says `true` while it is active. */
export type ShopBox = { selector: string; rule?: ReadingRule }

/**
 * Calls back with whether any of the shop's boxes or overlays is active, immediately and after each change. An element is
 * active by the rule of the site or, where that finds nothing, when it is visible (HOM-02.5, HOM-06.4).
 */
export function watchActive(scope: DisposableScope, boxes: readonly ShopBox[], tell: (isAny: boolean) => void): void {
  const watched = new Map<Element, ReadingRule | undefined>()
  const tellActive = () => tell([...watched].some(([element, rule]) => isActive(element, rule)))
  for (const { selector, rule } of boxes)
    followElements(scope, selector, (element, each) => {
      watched.set(element, rule)
      const observer = new MutationObserver(tellActive)
      observeAround(observer, element)
      // An overlay that fades out is visible until then.
      addListeners(element, { transitionend: tellActive }, each)
      each.onRemove(() => {
        observer.disconnect()
        watched.delete(element)
        if (!scope.signal.aborted) tellActive()
      })
      tellActive()
    })
  tellActive()
}

function isActive(element: Element, rule: ReadingRule | undefined): boolean {
  const said = readFact(element, rule)
  return said === undefined ? isShown(element, { visibility: true }) : said === 'true'
}
