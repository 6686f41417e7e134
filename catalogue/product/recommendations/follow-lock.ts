import type { Scope } from '../../kit/run/scope.ts'
import { followBasket } from '../../kit/shop/follow-basket.ts'
import { followProduct } from '../../kit/shop/follow-product.ts'
import { onMainAdd } from './on-main-add.ts'
import type { Content } from './template.ts'

export type RowLock = {
  /** The product of the page. */
  productId(): string | undefined
  /**
   * Whether the product is neither added nor in the basket; other products cannot be added from here then (PDP-08.3,
   * PDP-08.8).
   */
  isLocked(): boolean
  /** Calls back after each change; supports one caller. */
  onChange(changed: () => void): void
}

/** Follows whether the shopper adds the product of the page, from the start of the experience. */
export function followLock(scope: Scope<Content>): RowLock {
  const { options, signal } = scope
  let productId: string | undefined
  let inBag: (string | undefined)[] = []
  /** The product whose main button was pressed; it does not count for other products. */
  let added: { productId: string | undefined } | undefined
  let tellChanged = () => {}

  followProduct(options, signal, (product) => {
    if (product.productId === productId) return
    productId = product.productId
    tellChanged()
  })
  followBasket(options, signal, (lines) => {
    inBag = lines.map(({ product }) => product.productId)
    tellChanged()
  })
  const { deviceType } = options.getBrowserState().ua
  onMainAdd({ selector: scope.selector('addToBag'), deviceType, signal }, () => {
    added = { productId }
    tellChanged()
  })
  return {
    productId: () => productId,
    isLocked: () => !inBag.includes(productId) && (!added || added.productId !== productId),
    onChange(task) {
      tellChanged = task
    },
  }
}
