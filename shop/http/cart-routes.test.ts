import { expect, test } from 'vitest'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'
import { aSize } from '../test-data/a-size.ts'

const add = '/uk/en/cart/addToCart'
const plenty = aSize((stock) => stock === 50)
const fields = { sku: plenty.sku, quantity: '1', crossSell: '' }

async function skusIn(browser: ReturnType<typeof aBrowser>, path = '/uk/en/cart') {
  const { basket } = await browser.read(path)
  return basket.lines.map(({ sku, quantity }) => [sku, quantity])
}

test('[SV-57] addToCart answers ok with the count, sets the cookie cart, and the item is there on a reload', async () => {
  const browser = aBrowser(aShop())
  const answer = await browser.post(add, fields)
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, count: 1 }])
  expect(answer.headers['set-cookie']).toMatch(/^cart=[\w-]{32}; .*HttpOnly; SameSite=Lax/)
  expect(await skusIn(browser)).toEqual([[plenty.sku, 1]])
  for (const wrong of [{ sku: '' }, { quantity: '0' }, { quantity: '100' }, { quantity: '1.5' }, { quantity: 'two' }]) {
    expect((await browser.post(add, { ...fields, ...wrong })).statusCode).toBe(400)
  }
  expect((await browser.post(add, { quantity: '1' })).statusCode).toBe(400)
  expect(await skusIn(browser)).toEqual([[plenty.sku, 1]])
})

test('[SHOP-08] addToCart adds a sku with 200, and an unknown or sold-out one changes nothing with 400', async () => {
  const browser = aBrowser(aShop())
  expect((await browser.post(add, { ...fields, crossSell: 'true' })).statusCode).toBe(200)
  for (const sku of ['NOBODY-38', aSize((stock) => stock === 0).sku]) {
    const answer = await browser.post(add, { ...fields, sku })
    expect(answer.json()).toMatchObject({ status: { code: 400 }, error: { code: 'bad_request' } })
    expect(answer.statusCode).toBe(400)
  }
  expect(await skusIn(browser)).toEqual([[plenty.sku, 1]])
})

test('more pairs than are in stock are refused with a message, and the basket stays', async () => {
  const { sku } = aSize((stock) => stock === 3)
  const browser = aBrowser(aShop())
  await browser.post(add, { ...fields, sku, quantity: '3' })
  const answer = await browser.post(add, { ...fields, sku })
  expect(answer.json().error.message).toContain('not that many pairs left')
  expect(await skusIn(browser)).toEqual([[sku, 3]])
})

test('a size with unknown stock can be bought', async () => {
  const { sku } = aSize((stock) => stock === '')
  const browser = aBrowser(aShop())
  expect((await browser.post(add, { ...fields, sku })).statusCode).toBe(200)
})

test('[SV-06] a body over 4 KiB is refused with 413 and leaves the basket', async () => {
  const browser = aBrowser(aShop())
  const answer = await browser.post(add, { ...fields, crossSell: 'x'.repeat(4096) })
  expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'too_large'])
  expect(await skusIn(browser)).toEqual([])
})

test('[SHOP-84] quantity, removal and reload apply to the one basket of a browser, in the currency of the page', async () => {
  const shop = aShop()
  const browser = aBrowser(shop)
  const other = aSize((stock) => stock === 6)
  await browser.post(add, fields)
  await browser.post(add, { ...fields, sku: other.sku })
  await browser.post('/us/en/cart/setQuantity', { sku: plenty.sku, quantity: '4' })
  const expected = [
    [plenty.sku, 4],
    [other.sku, 1],
  ]
  expect(await skusIn(browser)).toEqual(expected)
  expect(await skusIn(browser, '/us/en/')).toEqual(expected)
  const [inPounds, inDollars] = [await browser.open('/uk/en/cart'), await browser.open('/us/en/cart')]
  expect(inPounds.body).toMatch(/data-anchor="basketTotal">£/)
  expect(inDollars.body).toMatch(/data-anchor="basketTotal">\$/)
  await browser.post('/uk/en/cart/remove', { sku: plenty.sku })
  expect(await skusIn(browser, `/us/en/product/${other.productId}`)).toEqual([[other.sku, 1]])
  expect(await skusIn(aBrowser(shop))).toEqual([])
})

test('a form sent without script redirects to the basket page, which says why a change was refused', async () => {
  const browser = aBrowser(aShop())
  const added = await browser.post(add, fields, 'text/html')
  expect([added.statusCode, added.headers.location]).toEqual([303, '/uk/en/cart'])
  const refused = await browser.post('/uk/en/cart/setQuantity', { sku: plenty.sku, quantity: '99' }, 'text/html')
  expect(refused.headers.location).toBe('/uk/en/cart?refused=stock')
  expect((await browser.open('/uk/en/cart?refused=stock')).body).toContain('not that many pairs left')
})

test('a quantity can be set only for a line that exists', async () => {
  const answer = await aBrowser(aShop()).post('/uk/en/cart/setQuantity', { sku: plenty.sku, quantity: '2' })
  expect(answer.json().error.message).toBe('That pair is no longer in your bag.')
})

test('a removal can be undone, with and without script; nothing else can', async () => {
  const browser = aBrowser(aShop())
  await browser.post(add, { ...fields, quantity: '2' })
  const removed = await browser.post('/uk/en/cart/remove', { sku: plenty.sku }, 'text/html')
  expect(removed.headers.location).toBe(`/uk/en/cart?removed=${plenty.sku}`)
  expect((await browser.open(`/uk/en/cart?removed=${plenty.sku}`)).body).toContain('action="/uk/en/cart/restore"')
  expect((await browser.post('/uk/en/cart/restore', { sku: plenty.sku }, 'text/html')).headers.location).toBe(
    '/uk/en/cart',
  )
  expect(await skusIn(browser)).toEqual([[plenty.sku, 2]])
  expect((await browser.post('/uk/en/cart/restore', { sku: plenty.sku })).statusCode).toBe(200)
  expect((await browser.post('/uk/en/cart/restore', { sku: 'NOBODY-38' })).statusCode).toBe(400)
  expect(await skusIn(browser)).toEqual([[plenty.sku, 2]])
})
