import { ga4AddOrRemove, ga4BeginCheckout, ga4ViewCart } from './ga4/basket-events.ts'
import type { Ga4Entry } from './ga4/ga4-entry.ts'
import { ga4ViewItemList } from './ga4/list-event.ts'
import { ga4PageView, ga4Search, ga4User } from './ga4/page-events.ts'
import { ga4ViewItem } from './ga4/product-event.ts'
import { ga4Purchase } from './ga4/purchase-event.ts'
import type { EventKind, EventOf } from './published-event.ts'
import { uvList, uvProduct, uvSearch, uvUser, uvView } from './uv/page-events.ts'
import type { UvEvent } from './uv/uv-event.ts'
import { uvLines } from './uv/uv-lines.ts'

type Forms<Kind extends EventKind> = {
  uv: (event: EventOf<Kind>) => UvEvent[]
  ga4: (event: EventOf<Kind>) => Ga4Entry[]
}

const noEvents = () => []

/** The form of each fact in either data layer (SHOP-112). `uv` has no event for facts that its basket contains. */
export const eventTable: { [Kind in EventKind]: Forms<Kind> } = {
  view: { uv: uvView, ga4: ga4PageView },
  user: { uv: uvUser, ga4: ga4User },
  product: { uv: uvProduct, ga4: ga4ViewItem },
  list: { uv: uvList, ga4: ga4ViewItemList },
  search: { uv: uvSearch, ga4: ga4Search },
  basket: { uv: uvBasket, ga4: ga4ViewCart },
  'basket-change': { uv: noEvents, ga4: ga4AddOrRemove },
  checkout: { uv: noEvents, ga4: ga4BeginCheckout },
  order: { uv: uvTransaction, ga4: ga4Purchase },
}

/** An event for each line, then the summary, which an empty basket also has (SHOP-99). */
function uvBasket({ basket: contents, currency }: EventOf<'basket'>): UvEvent[] {
  const { basket, lines } = uvLines(contents, currency)
  return [
    ...lines.map((data): UvEvent => ({ type: 'ecBasketItem', data })),
    { type: 'ecBasketSummary', data: { basket } },
  ]
}

/** An event for each line of the order, then its summary (SHOP-100). */
function uvTransaction({ order }: EventOf<'order'>): UvEvent[] {
  const transaction = { id: order.number }
  const { basket, lines } = uvLines({ ...order, id: order.basketId }, order.currency)
  return [
    ...lines.map((line): UvEvent => ({ type: 'ecBasketItemTransaction', data: { transaction, ...line } })),
    { type: 'ecBasketTransactionSummary', data: { transaction, basket } },
  ]
}
