import type { LentReact } from '../../contract/slots.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'

const slot = 'basket-summary'

/** The props of the slot in the shop's order summary. */
type SummaryProps = { children?: unknown; contents?: { subtotal: number; freeFrom: number; delivery: number } }

/** Activates the experience when the summary is on the page and its React is available. */
export async function triggers({ react }: ExperienceOptions): Promise<boolean> {
  await react.register(slot)
  return true
}

/** Draws the progress towards free delivery above the shop's own summary, which stays. */
export function execution({ react }: ExperienceOptions): void {
  react.render(slot, (props, React) => drawSummary(props as SummaryProps, React))
}

function drawSummary({ contents, children }: SummaryProps, React: LentReact): unknown {
  const { createElement, Fragment } = React as unknown as typeof import('react')
  if (!contents || contents.delivery === 0) return createElement(Fragment, null, children as never)
  const { subtotal, freeFrom } = contents
  const bar = createElement('progress', {
    className: 'delivery-progress',
    'aria-label': 'Progress towards free delivery',
    max: freeFrom,
    value: subtotal,
  })
  // A single element, because the page lays out the summary in a grid.
  return createElement('div', { className: 'delivery-progress-box' }, bar, children as never)
}
