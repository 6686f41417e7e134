import { isViewType, withoutNamespace } from '../../../contract/event.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'

/** The parts of an event that describe a basket. Shops may publish anything. */
type BasketEvent = { meta: { type: string }; product?: unknown; quantity?: unknown }

export type BasketAdds = {
  /** Lines since the last summary, which do not form a basket yet. */
  open: BasketEvent[]
  /** The quantity of each product in the last basket; undefined before the first one of the page load. */
  quantities?: ReadonlyMap<string, number>
  /** The ids of the products that the basket of the last event contains more of than the one before (SHR-01.32). */
  added: readonly string[]
}

export const noBasketYet: BasketAdds = { open: [], added: [] }

/**
 * Processes one basket event of a page load. The first basket, even an empty one, only sets the starting point. The quantity
 * of a product is the sum over its sizes (SHR-01.32).
 */
export function takeBasketEvent({ open, quantities }: BasketAdds, event: BasketEvent): BasketAdds {
  const type = withoutNamespace(event.meta.type)
  if (isViewType(type)) return { open: [], quantities, added: [] }
  if (type === 'ecBasketItem') return { open: [...open, event], quantities, added: [] }
  if (type !== 'ecBasketSummary') return { open, quantities, added: [] }
  const now = quantitiesOf(open)
  const added = quantities ? [...now.keys()].filter((id) => (now.get(id) ?? 0) > (quantities.get(id) ?? 0)) : []
  return { open: [], quantities: now, added }
}

function quantitiesOf(lines: readonly BasketEvent[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { product, quantity } of lines) {
    const id = String((product as { productId?: unknown } | undefined)?.productId ?? '')
    if (id) sums.set(id, (sums.get(id) ?? 0) + (Number(quantity) || 0))
  }
  return sums
}

/** Calls back with the product ids of each basket add in this view, including one that came before the call (SHR-01.32). */
export function onBasketAdd(
  { uv }: Pick<ExperienceOptions, 'uv'>,
  signal: AbortSignal,
  task: (productIds: readonly string[]) => void,
): void {
  let state = noBasketYet
  let past: (readonly string[])[] | undefined = []
  const subscription = uv.on(/^(.*\.)?(ecBasketItem|ecBasketSummary|[a-z]{2}View)$/, (event) => {
    state = takeBasketEvent(state, event)
    if (past && isViewType(withoutNamespace(event.meta.type))) past = []
    if (state.added.length === 0) return
    if (past) past.push(state.added)
    else task(state.added)
  })
  subscription.replay()
  const missed = past
  past = undefined
  for (const added of missed) task(added)
  signal.addEventListener('abort', () => subscription.dispose(), { once: true })
}
