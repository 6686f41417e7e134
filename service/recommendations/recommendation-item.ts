import type { ProductRecord } from './product-record.ts'

/** The sources of recommendations, in the order in which each fills the places left by those before it (BU-07). */
export const strategies = ['also_viewed', 'also_bought', 'trending', 'popular', 'recently_viewed'] as const
export type Strategy = (typeof strategies)[number]

/** An item of a feed, as experiences read it (DS-08). Amounts in EUR and CAD are in cents (SHR-04.2). */
export type RecommendedItem = {
  id: string
  weight: number
  strategy: Strategy
  details: {
    url: string
    images: string[]
    image_url?: string
    name: string
    description: string
    unit_price?: number
    unit_sale_price?: number
    currency: string
    language: string
    sku_code?: string
    stock?: number
  }
}

type PlacedItem = { id: string; strategy: Strategy; weight: number; language: string }

/**
 * Returns a product of the catalogue as an item, with the data that the basket needs, as far as the shop has provided
 * it.
 */
export function recommendationItem(
  record: ProductRecord,
  { id, strategy, weight, language }: PlacedItem,
): RecommendedItem {
  const { url, images, name, description, price, was, currency, stock } = record
  const size = bestSize(record)
  const left = size?.stock ?? stock
  return {
    id,
    weight,
    strategy,
    details: {
      url,
      images,
      ...(images[0] !== undefined && { image_url: images[0] }),
      name,
      description,
      ...(price !== null && {
        unit_price: amountIn(currency, was ?? price),
        unit_sale_price: amountIn(currency, price),
      }),
      currency,
      language,
      ...(size && { sku_code: size.sku }),
      ...(left !== null && { stock: left }),
    },
  }
}

/**
 * Returns the size with the highest stock that is not sold out: a product card adds one to the basket without asking
 * for the size.
 */
function bestSize({ skus }: ProductRecord): { sku: string; stock: number | null } | undefined {
  return Object.entries(skus)
    .map(([sku, stock]) => ({ sku, stock }))
    .filter(({ stock }) => stock !== 0)
    .sort((a, b) => (b.stock ?? 0) - (a.stock ?? 0))[0]
}

const inCents = ['EUR', 'CAD']

function amountIn(currency: string, amount: number): number {
  return inCents.includes(currency) ? Math.round(amount * 100) : amount
}
