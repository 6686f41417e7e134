import type { Currency, Product } from '../../products/product.ts'

export const sorts = ['newest', 'price-up', 'price-down', 'rating'] as const
export type Sort = (typeof sorts)[number]

type Compare = (a: Product, b: Product, currency: Currency) => number

const compare: Record<Sort, Compare> = {
  newest: (a, b) => Number(isNew(b)) - Number(isNew(a)),
  'price-up': (a, b, currency) => a.prices[currency].now - b.prices[currency].now,
  'price-down': (a, b, currency) => b.prices[currency].now - a.prices[currency].now,
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount,
}

/** Returns the products in the chosen order (SHOP-66). The sort is stable. */
export function sortProducts(products: readonly Product[], sort: Sort, currency: Currency): Product[] {
  return products.toSorted((a, b) => compare[sort](a, b, currency))
}

function isNew({ categories }: Product): boolean {
  return categories.includes('new')
}
