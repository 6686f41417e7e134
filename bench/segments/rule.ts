import type { WireEvent } from '../../contract/event.ts'
import { all, any, event, latest, not } from '../../contract/segments/conditions.ts'
import { atLeast, atMost, contains } from '../../contract/segments/operators.ts'
import { anEvent } from '../../contract/testing/an-event.ts'

type DetailEvent = WireEvent & {
  eventType: string
  product: { name: string; categories: string[]; price: { value: number }; stock: number }
}

/** The rule that all contenders evaluate, as a site owner writes it. */
export const rule = all(
  latest(event('ecProduct', { eventType: 'detail' })),
  latest(event('ecProduct', { 'product.price.value': atLeast(50) })),
  latest(event('ecProduct', { 'product.price.value': atMost(200) })),
  any(
    latest(event('ecProduct', { 'product.categories': 'boots' })),
    latest(event('ecProduct', { 'product.name': contains('chelsea') })),
  ),
  not(latest(event('ecProduct', { 'product.stock': atMost(2) }))),
)

/** The rule as handwritten code, with the same handling of letter case and missing fields. */
export function byHand({ eventType, product }: DetailEvent): boolean {
  return (
    typeof eventType === 'string' &&
    eventType.toLowerCase() === 'detail' &&
    product?.price?.value >= 50 &&
    product.price.value <= 200 &&
    (product.categories?.some((category) => category.toLowerCase() === 'boots') ||
      product.name?.toLowerCase().includes('chelsea')) &&
    !(product.stock <= 2)
  )
}

/**
 * Creates product pages of all kinds; about three in ten satisfy the rule. Values are in lower case, for peers that
 * compare case-sensitively.
 */
export function makeEvents(count: number): DetailEvent[] {
  const names = ['moor chelsea boot', 'larch bench-made boot', 'fell runner', 'harbour sandal']
  const categories = [['women', 'boots'], ['men'], ['women', 'men', 'boots', 'sale'], ['kids', 'new']]
  return Array.from({ length: count }, (_, at) => {
    const mixed = Math.imul(at + 1, 2_654_435_761) >>> 0
    return anEvent({
      meta: { type: 'ecProduct' },
      eventType: mixed % 8 === 0 ? 'listing' : 'detail',
      product: {
        name: names[(mixed >>> 3) % 4] ?? '',
        categories: categories[(mixed >>> 5) % 4] ?? [],
        price: { value: 20 + ((mixed >>> 7) % 240) },
        stock: (mixed >>> 15) % 12,
      },
    }) as DetailEvent
  })
}
