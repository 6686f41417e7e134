import type { PublishedProduct } from '../../../contract/shop-events.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Calls back with the product of the latest product event of this view, immediately and after each further one. */
export function followProduct(
  options: ExperienceOptions,
  signal: AbortSignal,
  task: (product: PublishedProduct) => void,
): void {
  const tellProduct = () => {
    const { product } = options.getAttributes()
    if (product) task(product)
  }
  tellProduct()
  const subscription = options.uv.on(/(^|\.)ecProduct$/, (event) => {
    if (event.eventType === 'detail') tellProduct()
  })
  signal.addEventListener('abort', () => subscription.dispose(), { once: true })
}
