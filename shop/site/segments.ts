import { boughtWithin } from '../../contract/segments/bought-within.ts'
import { all, any, event, happened, latest, not } from '../../contract/segments/conditions.ts'
import { atLeast, isOneOf } from '../../contract/segments/operators.ts'
import type { Segment } from '../../contract/segments/segment.ts'

const purchase = event('ecBasketTransactionSummary')
const filledBag = event('ecBasketSummary', { 'basket.quantity': atLeast(1) })
const towardsPaying = event('ecView', { type: isOneOf('basket', 'checkout') })
const productPage = event('ecProduct', { eventType: 'detail' })
const inCategory = (category: string) => event('ecProduct', { eventType: 'detail', 'product.categories': category })

/** Norrow's audiences. */
export const segments: readonly Segment[] = [
  {
    id: 'new-visitor',
    name: 'On their first visit',
    byDefault: true,
    when: latest(event('ecView', { 'context.sessionNumber': 1 })),
  },
  {
    id: 'returning',
    name: 'Came back in another session',
    when: latest(event('ecView', { 'context.sessionNumber': atLeast(2) })),
  },
  {
    id: 'big-spender',
    name: 'One order of 200, or 500 in all',
    when: any(
      happened(event('ecBasketTransactionSummary', { 'basket.total.value': atLeast(200) }), { within: '1 year' }),
      latest(event('ecView', { 'context.lifetimeValue.value': atLeast(500) })),
    ),
  },
  {
    id: 'abandoned-bag',
    name: 'Got as far as bag or checkout, left it for half an hour, and has not bought since',
    when: all(
      latest(filledBag),
      happened(towardsPaying, { within: '14 days', until: purchase }),
      not(happened(towardsPaying, { within: '30 minutes' })),
    ),
  },
  {
    id: 'boots-lover',
    name: 'Viewed boots 3 times within 7 days and has not bought since',
    when: happened(inCategory('boots'), { times: 3, within: '7 days', until: purchase }),
  },
  {
    id: 'sale-hunter',
    name: 'Viewed 3 reduced products within 14 days',
    when: happened(inCategory('sale'), { times: 3, within: '14 days' }),
  },
  {
    id: 'lapsed',
    name: 'Bought once, but not for 60 days',
    when: all(latest(event('ecView', { 'context.conversionNumber': atLeast(1) })), not(boughtWithin(60))),
  },
  {
    id: 'high-intent',
    name: 'Viewed 3 products and filled the bag in this session, and has not bought since',
    when: all(
      happened(productPage, { times: 3, within: '1 session', until: purchase }),
      happened(filledBag, { within: '1 session', until: purchase }),
    ),
  },
  {
    id: 'mobile-campaign',
    name: 'Came from a campaign, on a phone',
    when: all(
      latest(event('qubit.session', { deviceType: 'mobile' })),
      latest(event('qubit.entrance', { hasUtm: true })),
    ),
  },
  { id: 'bought-30-days', name: 'Bought in the last 30 days', when: boughtWithin(30) },
]
