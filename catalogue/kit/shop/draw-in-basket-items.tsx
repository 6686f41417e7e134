import { addStyles } from '../change/add-styles.ts'
import { type Drawing, drawAt } from '../draw/draw.tsx'
import type { DisposableScope, Scope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'
import { watchPage } from '../watch/watch-page.ts'
import { type BasketItem, basketItem } from './basket-item.ts'
import { followBasket } from './follow-basket.ts'
import styles from './in-basket-item.css?inline'

/**
 * Gives a place to draw under each item of the basket, within its row. What `start` answers is told the item, now and
 * whenever the basket or its row has changed.
 */
export function drawInBasketItems<C>(
  scope: Scope<C>,
  start: (drawn: Drawing & DisposableScope) => (item: BasketItem) => void,
): void {
  const { name, options } = scope
  addStyles(scope, styles)
  followElements(scope, scope.selector('basketItem'), (row, each) => {
    const host = document.createElement('div')
    host.className = `instep-in-basket-item ${name}`
    const tell = start({ ...each, ...drawAt(each, { host, where: 'append', reference: row }) })
    const tellItem = () => tell(basketItem((row as HTMLElement).dataset, options.getAttributes().basket?.lines))
    tellItem()
    followBasket(options, each.signal, tellItem)
    // A row that is used again for another product says so only by its own words.
    watchPage(tellItem, each.signal)
  })
}
