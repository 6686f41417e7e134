import { aRecommendingShop } from '../a-recommending-shop.ts'
import { aService } from '../a-service.ts'
import type { NothingShownRow } from './row.ts'

const aDetail = (product: object): [string, object] => [
  'ecProduct',
  { eventType: 'detail', product: { productId: 'p', ...product } },
]
const aView = (type: string): [string, object] => ['ecView', { type, language: 'en', country: 'uk', currency: 'GBP' }]
const priced = (value: number | undefined) => aDetail({ price: { value, currency: 'GBP' } })
const basketOf = (line: object): [string, object][] => [
  aView('basket'),
  ['ecBasketItem', { product: { productId: 'p', sku: 'p-38', ...line }, quantity: 1 }],
  ['ecBasketSummary', { basket: { id: 'b', quantity: 1 } }],
]
const purchases = (count: number) => aService({ purchases: { 'purchases-10080': [['p', count]] } })
const placements = [{ id: 'also-like', active: { id: 'also-like-1' } }]

/** What is known of products is not enough for a message. */
export const rowsOfProducts: NothingShownRow[] = [
  {
    template: 'product/low-stock',
    source: 'low-stock-message.ts: stock {} is not a number',
    facts: { published: [aDetail({ stock: 'plenty' })] },
    says: 'stock "plenty" is not a number',
  },
  {
    template: 'product/low-stock',
    source: 'low-stock-message.ts: stock {} is not {} {}',
    facts: { published: [aDetail({ stock: 6 })] },
    says: 'stock 6 is not at or below 5',
  },
  {
    template: 'product/low-stock-text',
    source: 'low-stock-message.ts: stock {} is not {} {}',
    facts: { published: [aDetail({ stock: 9 })] },
    says: 'stock 9 is not at or below 8',
  },
  {
    template: 'basket/low-stock',
    source: 'low-stock-message.ts: stock {} is not {} {}',
    html: '<ul><li data-anchor="basketItem" data-product-id="p" data-sku="p-38">Court shoe, 38</li></ul>',
    facts: { published: basketOf({ stock: 6 }), content: { threshold: 6, text: 'Only {count} left' } },
    says: 'stock 6 is not below 6',
  },
  {
    template: 'product/selling-fast',
    source: 'selling-fast.ts: {} is not among the first {}',
    facts: { published: [aDetail({})], reply: aService({ purchases: { 'purchases-10080': [['q', 9]] } }) },
    says: 'p is not among the first 50',
  },
  {
    template: 'product/selling-fast',
    source: 'selling-fast.ts: {} purchases are fewer than {}',
    facts: { published: [aDetail({})], reply: purchases(1) },
    says: '1 purchases are fewer than 2',
  },
  {
    template: 'category/selling-fast',
    source: 'selling-fast.ts: {} purchases are fewer than {}',
    html: '<ul data-anchor="productGrid"><li data-anchor="gridItem" data-product-id="p">Court shoe</li></ul>',
    facts: { published: [aView('category')], reply: purchases(1) },
    says: '1 purchases are fewer than 2',
  },
  {
    template: 'product/social-proof',
    source: 'social-proof-message.ts: {} purchases and {} views: none of a message reaches {}',
    facts: { published: [aDetail({})], reply: aService({ views: { p: 2 } }) },
    says: '0 purchases and 2 views: none of a message reaches 3',
  },
  {
    template: 'basket/most-added',
    source: 'most-added-message.ts: the count is not known',
    facts: { published: basketOf({}), reply: aService({ failing: ['/counters/'] }) },
    says: 'the count is not known',
  },
  {
    template: 'basket/most-added',
    source: 'most-added-message.ts: {} is below {}',
    facts: { published: basketOf({}), reply: aService({ mostAdded: { p: 2, q: 2 } }) },
    says: '2 is below 3',
  },
  {
    template: 'basket/most-added',
    source: 'most-added-message.ts: there are no words',
    facts: {
      content: { popularThreshold: 3 },
      published: basketOf({}),
      reply: aService({ mostAdded: { p: 9, q: 9 } }),
    },
    says: 'there are no words',
  },
  {
    template: 'category/badge',
    source: 'experience.ts: the dataset {} names none of the items',
    facts: { published: [aView('category')], reply: aService({ datasets: { repairable: { other: {} } } }) },
    says: 'the dataset repairable names none of the items',
  },
  {
    template: 'product/recommendations',
    source: 'recommendations.ts: the placement {} gave no answer',
    facts: { placements: [] },
    says: 'the placement also-like gave no answer',
  },
  {
    template: 'product/recommendations',
    source: 'recommendations.ts: the placement {} has nothing to show',
    facts: { ...aRecommendingShop([]), placements },
    says: 'the placement also-like has nothing to show',
  },
  {
    template: 'product/instalment',
    source: 'instalment-message.ts: the total is unknown',
    facts: { published: [priced(undefined)] },
    says: 'the total is unknown',
  },
  {
    template: 'product/instalment',
    source: 'instalment-message.ts: the total {} is not within {} and {}',
    facts: { published: [priced(20)] },
    says: 'the total 20 is not within 30 and 800',
  },
]
