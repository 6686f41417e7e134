import { expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { products } from '../products/products.ts'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'

const roots = locales.map(({ country, language }) => `/${country}/${language}`)

test.each(roots)(
  '[SHOP-06] %s/search/index lists what matches the query, reads the referrer, and says when nothing matches',
  async (root) => {
    const browser = aBrowser(aShop())
    const product = products[0]
    const name = product?.name[root.slice(-2) as 'en'] ?? ''
    const page = await browser.read(`${root}/search/index?${new URLSearchParams({ query: name, referrer: 'bar' })}`)
    expect(page).toMatchObject({
      type: 'search',
      subtypes: [],
      content: { page: 'search', query: name, referrer: 'bar' },
    })
    const ids = page.content.page === 'search' ? page.content.cards.map(({ productId }) => productId) : []
    expect(ids).toContain(product?.productId)
    expect(ids.length).toBeLessThan(products.length)
    const none = await browser.open(`${root}/search/index?query=qwertz+%26+%3Cb%3E`)
    expect(none.statusCode).toBe(200)
    expect(none.body).toContain('data-anchor="noResults"')
    expect(none.body).toContain('qwertz &amp; &lt;b&gt;')
    expect(await browser.read(`${root}/search/index?query=qwertz+%26+%3Cb%3E`)).toMatchObject({
      type: 'search',
      subtypes: ['noresults'],
    })
  },
)

test('a search without a text asks for one, and is not a search without results', async () => {
  const page = await aBrowser(aShop()).read('/uk/en/search/index')
  expect(page).toMatchObject({ type: 'search', subtypes: [], content: { query: '', found: 0 } })
})

test('suggestions are JSON in the language of the locale', async () => {
  const browser = aBrowser(aShop())
  const answer = await browser.open('/eu/de/search/suggest?query=stief')
  expect(answer.json()[0]).toEqual({ text: 'Stiefel', href: '/eu/de/shop/boots' })
  expect((await browser.open('/eu/xx/search/suggest?query=stief')).statusCode).toBe(404)
})
