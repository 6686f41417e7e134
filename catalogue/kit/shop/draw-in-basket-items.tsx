import { addStyles } from '../change/add-styles.ts'
import { type Drawing, drawAt } from '../draw/draw.tsx'
import type { DisposableScope, Scope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'
import { watchPage } from '../watch/watch-page.ts'
import type { BasketItem } from './basket-item.ts'
import { followBasket } from './follow-basket.ts'
import styles from './in-basket-item.css?inline'
import { roomInRow } from './room-in-row.ts'
import { createRowReader } from './row-reader.ts'

/**
 * Creates a place to draw under each item of the basket, within its row or, in a table, within a cell of it. The function that `start` returns is called with
 * the item, immediately and whenever the basket or the row changes.
 */
export function drawInBasketItems<C>(
  scope: Scope<C>,
  start: (drawn: Drawing & DisposableScope) => (item: BasketItem) => void,
): void {
  const { name, options } = scope
  const reader = createRowReader(scope)
  addStyles(scope, styles)
  const selector = scope.selector('basketItem')
  const findRooms = () => [...document.querySelectorAll(selector)].map(roomInRow)
  followElements(scope, { name: selector, find: findRooms }, (room, each) => {
    const row = room.closest(selector) ?? room
    const host = document.createElement('div')
    host.className = `instep-in-basket-item ${name}`
    const tell = start({ ...each, ...drawAt(each, { host, where: 'append', reference: room }) })
    const tellItem = (): void => {
      if (each.signal.aborted) return
      const item = reader.read(row, tellItem)
      tell(item)
      if (!item.productId) reader.tellUnread()
    }
    tellItem()
    followBasket(options, each.signal, tellItem)
    // A row that is reused for another product shows that only by its text.
    watchPage(tellItem, each.signal)
  })
}
