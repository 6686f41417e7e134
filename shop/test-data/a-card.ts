import type { ProductCardFacts } from '../pages/data/card-of.ts'

export function aCard(productId: string): ProductCardFacts {
  return {
    productId,
    skus: [`${productId}-38`],
    name: productId,
    colour: 'Sand',
    colours: 1,
    href: `/uk/en/product/${productId}`,
    labels: [],
    price: 45,
    pictures: [],
  }
}
