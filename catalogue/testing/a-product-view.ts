import type { Template } from '../define-template.ts'

/** The events that a shop publishes on a product page. */
export const aProductView: [type: string, data: object][] = [
  ['ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }],
  [
    'ecProduct',
    {
      eventType: 'detail',
      product: { productId: 'p', name: 'Court shoe', stock: 1, price: { value: 90, currency: 'GBP' } },
    },
  ],
  ['ecBasketItem', { product: { productId: 'p', sku: 'p-38', stock: 1 }, quantity: 1 }],
  ['ecBasketSummary', { basket: { id: 'b', quantity: 1 } }],
]

/** Changes the view event to the first page type of a template, because some templates show nothing on their other pages. */
export function onOwnPage(
  { pages: [type] }: Pick<Template, 'pages'>,
  events: readonly [type: string, data: object][],
): [type: string, data: object][] {
  return events.map(([name, data]) => [name, name === 'ecView' ? { ...data, type } : data])
}
