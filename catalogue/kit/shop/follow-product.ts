import type { PublishedProduct } from '../../../contract/shop-events.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Calls back with the product of the newest product event of this view, now and after each further one. */
export function followProduct(
  options: ExperienceOptions,
  signal: AbortSignal,
  task: (product: PublishedProduct) => void,
): void {
  const tell = () => {
    const { product } = options.getAttributes()
    if (product) task(product)
  }
  tell()
  const subscription = options.uv.on(/(^|\.)ecProduct$/, (event) => {
    if (event.eventType === 'detail') tell()
  })
  signal.addEventListener('abort', () => subscription.dispose(), { once: true })
}
