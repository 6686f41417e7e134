import { expect, test } from 'vitest'
import { products } from '../products/products.ts'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'

const [first, second] = products.map(({ productId }) => productId)
const save = (productId = '', saved = '1') => ({ productId, saved })

test('saved products are on every page of the browser, in each locale, until they are removed', async () => {
  const browser = aBrowser(aShop())
  await browser.post('/uk/en/wishlist', save(first))
  const answer = await browser.post('/us/en/wishlist', save(second))
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, saved: [second, first] }])
  expect((await browser.read('/uk/en/')).wishlist).toEqual([second, first])
  await browser.post('/uk/en/wishlist', save(second, '0'))
  expect((await browser.read(`/us/en/product/${first}`)).wishlist).toEqual([first])
  expect((await browser.open('/uk/en/wishlist/contents')).json()).toEqual({ saved: [first] })
})

test('an unknown product or a value other than 0 and 1 is refused and changes nothing', async () => {
  const browser = aBrowser(aShop())
  for (const wrong of [save('unknown'), save(first, 'yes'), {}])
    expect((await browser.post('/uk/en/wishlist', wrong)).statusCode).toBe(400)
  expect((await browser.read('/uk/en/')).wishlist).toEqual([])
})

test('a form sent without script redirects to the saved list if the browser does not send its page', async () => {
  const answer = await aBrowser(aShop()).post('/uk/en/wishlist', save(first), 'text/html')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/uk/en/wishlist'])
})

test('a form sent without script redirects back to a page of the shop, and never to another site', async () => {
  const shop = aShop()
  const from = async (referer: string) => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/uk/en/wishlist',
      headers: {
        host: 'shop.example',
        accept: 'text/html',
        referer,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(save(first)).toString(),
    })
    return answer.headers.location
  }
  expect(await from('https://shop.example/uk/en/shop/women?sort=rating')).toBe('/uk/en/shop/women?sort=rating')
  expect(await from('https://elsewhere.example/uk/en/')).toBe('/uk/en/wishlist')
})
