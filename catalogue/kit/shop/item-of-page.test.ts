import { expect, test } from 'vitest'
import type { BasketLine } from '../../../contract/shop-events.ts'
import { itemOfFacts } from './item-of-page.ts'

function aLine(productId: string, sku?: string, name?: string): BasketLine {
  return { product: { productId, sku, name, stock: 1 }, quantity: 1 } as BasketLine
}

const [p38, p39, q, r] = [aLine('p', 'p-38'), aLine('p', 'p-39'), aLine('q'), aLine('r', undefined, 'Boot')]
const signs = aLine('été:1')

test.each([
  ['the sku in its link', { link: '/products/court?variant=p-39' }, 'p', p39],
  ['the product id in its link', { link: 'https://shop.test/q.html' }, 'q', q],
  ['the product id in its link, not encoded', { link: '/products/été:1?off=50%' }, 'été:1', signs],
  ['the product id in its link, encoded in small letters', { link: '/products/%c3%a9t%c3%a9:1' }, 'été:1', signs],
  ['its name', { link: '/products/chelsea', name: 'Boot' }, 'r', r],
  ['nothing, of two sizes, but the product is known', { link: '/p' }, 'p', undefined],
  ['nothing', { link: '/products/chelsea', name: 'Other' }, undefined, undefined],
])('[BAS-07.1] a row of another shop is matched to basket data by %s', (_, row, productId, line) => {
  const item = itemOfFacts(row, [p38, p39, q, r, signs])
  expect([item.productId, item.line]).toEqual([productId, line])
})
