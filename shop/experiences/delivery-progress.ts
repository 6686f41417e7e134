import type { LentReact } from '../../contract/slots.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'

const slot = 'basket-delivery'

/** The props of the slot in the shop's box about delivery. */
type DeliveryProps = { children?: unknown; contents?: { subtotal: number; freeFrom: number; delivery: number } }

/** Activates the experience when the box is on the page and its React is available. */
export async function triggers({ react }: ExperienceOptions): Promise<boolean> {
  await react.register(slot)
  return true
}

/** Draws the progress towards free delivery under the shop's own words, which stay. */
export function execution({ react }: ExperienceOptions): void {
  react.render(slot, (props, React) => drawDelivery(props as DeliveryProps, React))
}

function drawDelivery({ contents, children }: DeliveryProps, React: LentReact): unknown {
  const { createElement, Fragment } = React as unknown as typeof import('react')
  if (!contents || contents.delivery === 0) return createElement(Fragment, null, children as never)
  const { subtotal, freeFrom } = contents
  const bar = createElement('progress', {
    className: 'delivery-progress',
    'aria-labelledby': 'delivery-words',
    max: freeFrom,
    value: subtotal,
  })
  return createElement(Fragment, null, children as never, bar)
}
