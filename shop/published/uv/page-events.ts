import type { EventOf } from '../published-event.ts'
import type { UvEvent } from './uv-event.ts'

export function uvView({ kind: _kind, ...view }: EventOf<'view'>): UvEvent[] {
  return [{ type: 'ecView', data: view }]
}

export function uvUser({ id, email, membership }: EventOf<'user'>): UvEvent[] {
  return [{ type: 'ecUser', data: { user: { id, email, loyalty: { membershipType: membership } } } }]
}

export function uvProduct(event: EventOf<'product'>): UvEvent[] {
  const { kind: _kind, currency, colour: _colour, price, was, sku, ...rest } = event
  const product = {
    ...rest,
    ...(sku === undefined ? {} : { sku }),
    price: { value: price, currency },
    ...(was === undefined ? {} : { originalPrice: { value: was, currency } }),
  }
  return [{ type: 'ecProduct', data: { eventType: 'detail', product } }]
}

export function uvList({ list, items }: EventOf<'list'>): UvEvent[] {
  return [{ type: 'ecProduct', data: { eventType: list, productIds: items.map(({ productId }) => productId) } }]
}

export function uvSearch({ text, resultCount }: EventOf<'search'>): UvEvent[] {
  return [{ type: 'ecSearch', data: { text, resultCount } }]
}
