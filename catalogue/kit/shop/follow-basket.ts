import type { BasketLine } from '../../../contract/shop-events.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** Calls back with the lines of the newest basket of this view, now and after each further one. */
export function followBasket(
  options: ExperienceOptions,
  signal: AbortSignal,
  task: (lines: readonly BasketLine[]) => void,
): void {
  const tell = () => {
    const { basket } = options.getAttributes()
    if (basket) task(basket.lines)
  }
  tell()
  const subscription = options.uv.on(/(^|\.)ecBasketSummary$/, tell)
  signal.addEventListener('abort', () => subscription.dispose(), { once: true })
}
