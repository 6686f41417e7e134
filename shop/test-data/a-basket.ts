import type { BasketContents, BasketContentsLine } from '../basket/basket-contents.ts'

export function aBasketLine(parts: Partial<BasketContentsLine> = {}): BasketContentsLine {
  return {
    sku: 'MOOR-38',
    productId: 'moor',
    name: 'Moor boot',
    href: '/uk/en/product/moor',
    linked: true,
    size: 'UK 5',
    colour: 'Sand',
    picture: { src: '/pictures/moor-1.svg', alt: 'Moor boot' },
    price: 44.99,
    quantity: 1,
    stock: 5,
    subtotal: 44.99,
    ...parts,
  }
}

export function aBasket(parts: Partial<BasketContents> = {}): BasketContents {
  return { id: 'basket-1', lines: [], quantity: 0, subtotal: 0, delivery: 0, freeFrom: 60, total: 0, ...parts }
}
