import { expect, test } from 'vitest'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'

const paths = ['', 'shop', 'shop/women?sort=rating', 'product/moor-chelsea-soot', 'search/index?query=boot']
const others = ['cart', 'wishlist', 'account', 'help', 'legal', 'no-such-page']

test.each([...paths, ...others])('/eu/de/%s responds with the data from which its page is rendered', async (path) => {
  const browser = aBrowser(aShop())
  const page = await browser.read(`/eu/de/${path}`)
  const html = await browser.open(`/eu/de/${path}`)
  const data = await browser.open(`/eu/de/${path}`, 'application/json')
  expect([data.statusCode, data.headers['content-type']]).toEqual([html.statusCode, 'application/json; charset=utf-8'])
  expect(data.json()).toEqual(page)
})

test('the browser never shows the data of a page in place of the page', async () => {
  const shop = aShop()
  const answer = (accept: string) => shop.inject({ url: '/uk/en/', headers: { accept } })
  const [page, data] = [await answer('text/html,*/*'), await answer('application/json')]
  expect([page.headers.vary, data.headers.vary]).toEqual(Array(2).fill('accept, accept-encoding'))
  expect(data.headers['cache-control']).toBe('no-store')
  expect((await answer('text/html, application/json')).headers['content-type']).toContain('text/html')
  expect((await answer('*/*')).headers['content-type']).toContain('text/html')
})
