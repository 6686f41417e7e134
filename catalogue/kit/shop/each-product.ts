import type { PublishedProduct } from '../../../contract/shop-events.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { DisposableScope } from '../run/scope.ts'
import { followProduct } from './follow-product.ts'

/**
 * Calls back once for each product of the page, however often it is published. What `begin` registers with its own scope is
 * undone when another product comes, because it does not apply to that one.
 * @param keyOf what tells two products apart, by default their ids
 */
export function eachProduct(
  scope: DisposableScope,
  options: ExperienceOptions,
  begin: (product: PublishedProduct, each: DisposableScope) => void,
  keyOf = ({ productId }: PublishedProduct) => productId,
): void {
  let current: string | undefined
  let inner: InnerScope | undefined
  scope.onRemove(() => inner?.end())
  followProduct(options, scope.signal, (product) => {
    const key = keyOf(product)
    if (key === current) return
    current = key
    inner?.end()
    inner = innerScope(scope)
    begin(product, inner)
  })
}
