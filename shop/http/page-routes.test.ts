import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '../locales/locale.ts'
import { categories } from '../products/product.ts'
import { products } from '../products/products.ts'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'

// React reports markup that it could not hydrate with console.error: no page may cause that.
beforeEach(() => void vi.spyOn(console, 'error'))
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const roots = locales.map(({ country, language }) => `/${country}/${language}`)
const words: Record<string, string> = {
  en: 'Your bag is empty',
  fr: 'Votre panier est vide',
  de: 'Ihr Warenkorb ist leer',
  it: 'Il tuo carrello è vuoto',
}
const emptyBag = (root: string) => words[root.slice(-2)] ?? ''

test('/ redirects to /uk/en/, and a locale without its slash to its home page', async () => {
  const { open } = aBrowser(aShop())
  expect((await open('/')).headers.location).toBe('/uk/en/')
  expect((await open('/us/en')).headers.location).toBe('/us/en/')
})

test.each(roots)('[SHOP-03] %s/ is the home page', async (root) => {
  const { type, content } = await aBrowser(aShop()).read(`${root}/`)
  expect([type, content.page]).toEqual(['home', 'home'])
})

test.each(roots)('[SHOP-04] %s/shop and its six categories are category pages', async (root) => {
  const browser = aBrowser(aShop())
  for (const category of categories) {
    const page = await browser.read(`${root}/shop/${category}`)
    expect([page.type, page.subtypes]).toEqual(['category', [category]])
    expect(page.content).toMatchObject({
      category,
      count: products.filter((one) => one.categories.includes(category)).length,
    })
  }
  const all = await browser.open(`${root}/shop`)
  expect(all.statusCode).toBe(200)
  for (const category of categories) expect(all.body).toContain(`href="${root}/shop/${category}"`)
  expect((await browser.read(`${root}/shop`)).type).toBe('category')
})

test('a list shows 24 products at first and more on demand, and can be filtered by silhouette', async () => {
  const browser = aBrowser(aShop())
  const shown = async (query: string) => {
    const { content } = await browser.read(`/uk/en/shop${query}`)
    return content.page === 'category' ? content.cards.length : 0
  }
  const boots = products.filter(({ silhouette }) => silhouette === 'boot').length
  expect(await shown('')).toBe(24)
  expect(await shown('?show=48')).toBe(Math.min(48, products.length))
  expect(await shown('?type=boot')).toBe(Math.min(24, boots))
  expect(await shown('?type=nothing&show=many')).toBe(24)
})

test.each(roots)(
  '[SHOP-05] %s/product/{productId} is a product page, and an unknown id the not-found page',
  async (root) => {
    const browser = aBrowser(aShop())
    const own = roots.indexOf(root) // each locale draws its eighth of the products, which takes the time
    for (const [place, { productId }] of products.entries()) {
      const path = `${root}/product/${productId}`
      const drawn = place % roots.length === own
      const page = drawn ? await browser.read(path) : (await browser.open(path, 'application/json')).json()
      expect(page).toMatchObject({ type: 'product', content: { page: 'product', productId } })
    }
    const unknown = await browser.open(`${root}/product/unknown`)
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('data-anchor="noResults"')
  },
)

test.each(roots)('[SHOP-07] %s/cart is the basket page; empty it says so and has no checkout button', async (root) => {
  const browser = aBrowser(aShop())
  const { body } = await browser.open(`${root}/cart`)
  expect((await browser.read(`${root}/cart`)).type).toBe('basket')
  expect(body).toContain(emptyBag(root))
  expect(body).not.toContain('checkoutButton')
})

test.each([
  '/xx/en/',
  '/uk/xx/',
  '/uk/en/shop/hats',
  '/uk/en/nowhere',
  '/uk/en/shop/women/more',
  '/nowhere',
  '/us/en/a/b/c',
])('[SHOP-12] %s gives the not-found page with status 404 and page type other', async (path) => {
  const browser = aBrowser(aShop())
  expect((await browser.open(path)).statusCode).toBe(404)
  expect(await browser.read(path)).toMatchObject({
    type: 'other',
    subtypes: ['notfound'],
    content: { page: 'not-found' },
  })
})

test('each page declares its language and a policy whose nonce its scripts carry', async () => {
  const { body, headers } = await aBrowser(aShop()).open('/us/en/')
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(body).toContain('<html lang="en-US"')
  expect(headers['content-security-policy']).toContain("connect-src 'self' http://localhost:4401;")
  const scripts = [...body.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toHaveLength(4)
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
})

test('the stub and the data stand before the scripts that need them', async () => {
  const { body } = await aBrowser(aShop()).open('/uk/en/')
  const order = [
    'if(!w.uv)',
    'src="/instep/instep.js"',
    'id="page-data"',
    'src="/assets/publish.js"',
    'src="/assets/hydrate.js"',
  ]
  const places = order.map((part) => body.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('the page stands in one container with four children and no style attribute', async () => {
  const { body } = await aBrowser(aShop()).open(`/uk/en/product/${products[0]?.productId}`)
  expect(body).not.toMatch(/<[^>]+ style=/)
  expect(body).toMatch(/<div id="shop"><a class="skip-link"/)
})

test('a missing file is a short 404, not a page', async () => {
  const answer = await aBrowser(aShop()).open('/instep/instep.js')
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
})

test('a picture is drawn, and one that the product does not have is not found', async () => {
  const { open } = aBrowser(aShop())
  const productId = products[0]?.productId
  const picture = await open(`/pictures/${productId}-1.svg`)
  expect(picture.headers['content-type']).toContain('image/svg+xml')
  expect(picture.body).toContain('<svg')
  expect((await open(`/pictures/${productId}-40.svg`)).statusCode).toBe(404)
})
