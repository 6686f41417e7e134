import type { DisposableScope } from '../../kit/run/scope.ts'
import { onceATask } from '../../kit/shop/follow-listing.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { createRedrawPace } from '../../kit/watch/redraw-pace.ts'

export type ButtonsToFollow = {
  selector: string
  /** The selector of a listing item. */
  item: string | undefined
}

/**
 * Follows the buttons of a list. Those that go while others come with other products are no restoration: a list that draws only
 * what is in the window does so whenever it is scrolled.
 */
export function followButtons(
  scope: DisposableScope,
  { selector, item }: ButtonsToFollow,
  apply: (button: Element, each: DisposableScope) => unknown,
): void {
  const products = new Map<Element, string | null | undefined>()
  const hasToWait = createRedrawPace(scope.signal)
  let isRedrawn = false

  function productOf(button: Element): string | null | undefined {
    const card = item ? button.closest(item) : null
    return card && (card.querySelector('a[href]')?.getAttribute('href') ?? card.textContent)
  }

  function findButtons(look?: () => void): Element[] {
    const found = new Set(document.querySelectorAll(selector))
    const lost = [...products].filter(([button]) => !found.has(button))
    const gone = new Set(lost.map(([, product]) => product))
    const fresh = [...found].flatMap((button) => (products.has(button) ? [] : [[button, productOf(button)] as const]))
    isRedrawn = fresh.some(([, product]) => gone.has(product))
    if (isRedrawn && look && hasToWait(look)) return [...products.keys()]
    for (const [button] of lost) products.delete(button)
    for (const [button, product] of fresh) products.set(button, product)
    return [...found]
  }

  const mayRestore = (what: string) => !isRedrawn || scope.mayRestore(what)
  // What the page takes from buttons that stay is restored within the bound, those of a whole list as one restoration.
  const mayRestoreOnce = onceATask(scope.mayRestore)
  followElements({ ...scope, mayRestore }, { name: selector, find: findButtons }, (button, each) =>
    apply(button, { ...each, mayRestore: mayRestoreOnce }),
  )
}
