import { expect, onTestFinished, test } from 'vitest'
import type { BasketLine } from '../../../contract/shop-events.ts'
import { itemOfRow } from './item-of-page.ts'

/** Puts a row of a basket, and what the page says of its products for search engines, onto the page. */
function aRow(html: string, described: unknown): Element {
  document.body.innerHTML = `<div class="row">${html}</div><script type="application/ld+json">${JSON.stringify(described)}</script>`
  onTestFinished(() => document.body.replaceChildren())
  return document.querySelector('.row') as Element
}

function aLine(productId: string, sku: string): BasketLine {
  return { product: { productId, sku, name: `Basket's name of ${sku}`, stock: 1 }, quantity: 1 } as BasketLine
}

const lines = [aLine('court', 'court-38'), aLine('court', 'court-39'), aLine('boot', 'boot-40')]
const court = (more: object) => ({ '@type': 'Product', productID: 'court', name: 'Court shoe', ...more })
const link = '<a href="/p/white-one/?from=basket">White one</a>'
const described = { url: 'https://shop.test/p/white-one' }

test.each<[by: string, html: string, described: unknown, expected: [string | undefined, BasketLine | undefined]]>([
  [
    'the address of its link, with the sku of its only offer',
    link,
    court({ ...described, offers: { '@type': 'Offer', sku: 'court-39' } }),
    ['court', lines[1]],
  ],
  ['its name', '<h3>Court shoe</h3>', { '@graph': [court({ sku: 'court-38' })] }, ['court', lines[0]]],
  [
    'its address, although another product has its name',
    `${link}<h3>Court shoe</h3>`,
    [court({ productID: 'other', url: '/p/other' }), court({ ...described, sku: 'court-38' })],
    ['court', lines[0]],
  ],
  [
    'the address of its link, in a product with several sizes',
    link,
    {
      '@type': 'ProductGroup',
      productGroupID: 'boot',
      ...described,
      hasVariant: [{ sku: 'boot-40' }, { sku: 'boot-41' }],
    },
    ['boot', lines[2]],
  ],
  [
    'the address of its link, beside a product whose address is none',
    link,
    [court({ productID: 'other', url: 'https://' }), court({ ...described, sku: 'court-38' })],
    ['court', lines[0]],
  ],
  [
    'its name, when the address of its link is none',
    '<a href="https://"><h3>Court shoe</h3></a>',
    court({ ...described, sku: 'court-38' }),
    ['court', lines[0]],
  ],
  ['nothing, when it describes other products', link, court({ url: '/p/other' }), [undefined, undefined]],
  ['nothing, when it is a text that is no product', link, { '@type': 'WebPage', ...described }, [undefined, undefined]],
])("[BAS-07.1] a basket row is known in the page's JSON-LD by %s", (_, html, markup, expected) => {
  const { productId, line } = itemOfRow(aRow(html, markup), undefined, lines)
  expect([productId, line]).toEqual(expected)
})

test('[BAS-07.1] what the row itself says counts more than the JSON-LD of the page', () => {
  const row = aRow(`${link}<meta itemprop="productID" content="boot">`, court(described))
  expect(itemOfRow(row, undefined, lines)).toEqual({ productId: 'boot', line: lines[2] })
})
