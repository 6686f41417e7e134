import type { DisposableScope } from '../run/scope.ts'
import { followElements } from './follow.ts'
import { isShown } from './is-shown.ts'

/**
 * Tells whether any of the shop's boxes or overlays is active, now and with each change: by its `data-active` where it has
 * that, else by whether it is seen (HOM-02.5, HOM-06.4).
 */
export function watchActive(
  scope: DisposableScope,
  selectors: readonly string[],
  tell: (isAny: boolean) => void,
): void {
  const watched = new Set<Element>()
  const tellActive = () => tell([...watched].some(isActive))
  for (const selector of selectors)
    followElements(scope, selector, (element, each) => {
      watched.add(element)
      const observer = new MutationObserver(tellActive)
      observer.observe(element, { attributes: true })
      each.onRemove(() => {
        observer.disconnect()
        watched.delete(element)
        if (!scope.signal.aborted) tellActive()
      })
      tellActive()
    })
  tellActive()
}

function isActive(element: Element): boolean {
  const said = element.getAttribute('data-active')
  return said === null ? isShown(element, { visibility: true }) : said === 'true'
}
