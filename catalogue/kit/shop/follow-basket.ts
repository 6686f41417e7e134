import type { BasketLine } from '../../../contract/shop-events.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Calls back with the lines of the latest basket of this view, immediately and after each further one. */
export function followBasket(
  options: ExperienceOptions,
  signal: AbortSignal,
  task: (lines: readonly BasketLine[]) => void,
): void {
  const tellBasket = () => {
    const { basket } = options.getAttributes()
    if (basket) task(basket.lines)
  }
  tellBasket()
  const subscription = options.uv.on(/(^|\.)ecBasketSummary$/, tellBasket)
  signal.addEventListener('abort', () => subscription.dispose(), { once: true })
}
