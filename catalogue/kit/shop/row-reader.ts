import type { Scope } from '../run/scope.ts'
import { type BasketItem, basketItem } from './basket-item.ts'
import { readFact } from './read-fact.ts'

/**
 * Creates what reads the item of a basket row: by the rules of the site and, for rows that these do not reach, from basket
 * events and schema.org markup, whose code is loaded then.
 */
export function createRowReader<C>({ settings, options, exposure }: Scope<C>) {
  const rules = settings.reading?.basketItem
  let page: typeof import('./item-of-page.ts') | undefined
  let loading: Promise<void> | undefined
  return {
    /** Returns the item of a row, and calls back when more can be read than before. */
    read(row: Element, changed: () => void): BasketItem {
      const lines = options.getAttributes().basket?.lines ?? []
      const own = { productId: readFact(row, rules?.productId), sku: readFact(row, rules?.sku) }
      if (own.productId || own.sku) return basketItem(own, lines)
      if (!page) {
        loading ??= import('./item-of-page.ts').then((loaded) => {
          page = loaded
        })
        void loading.then(changed)
        return {}
      }
      return page.itemOfRow(row, rules, lines)
    },
    /** Reports that a row tells nothing of its product. */
    tellUnread: () => void (page && exposure.lacks(page.unreadRow())),
  }
}
