import { expect, test } from 'vitest'
import { createAddToBag } from '../../../script/services/add-to-bag.ts'

/** How the demo adds to its bag. */
const setting = {
  addresses: { locale: '/{country}/{language}' },
  addToBag: { url: '{locale}/cart/addToCart', body: 'sku={sku}&quantity={quantity}&crossSell=' },
}

/** What a press of a card's button asks the shop for on a page, and the lines of the console. */
async function pressed(path: string, item: { productId: string; sku?: string }, skuMap?: Record<string, string>) {
  const asked: { url: string; body: unknown }[] = []
  const lines: string[] = []
  const line = (text: string) => void lines.push(text)
  const addToBag = createAddToBag({
    config: { propertyId: 'p', trackingId: 't', domains: [], anchors: {}, skuMap, ...setting },
    window: {},
    async send({ url, body }) {
      asked.push({ url, body })
      return { status: 200, text: '' }
    },
    facts: () => ({ url: `https://shop.test${path}`, referrer: '', title: '' }) as never,
    reload() {},
    log: { debug: line, info: line, warn: line, error: line } as never,
  })
  await addToBag(item)
  return { asked, lines }
}

test.each([
  ['/uk/en/product/a', '/uk/en/cart/addToCart'],
  ['/eu/de/', '/eu/de/cart/addToCart'],
  ['/ca/fr/shop/boots/winter', '/ca/fr/cart/addToCart'],
])('[SHR-07.1] on %s the address is %s', async (path, address) => {
  const { asked } = await pressed(path, { productId: 'a', sku: 'a-40' })
  expect(asked.map(({ url }) => url)).toEqual([`https://shop.test${address}`])
})

test('[SHR-07.3] the sku is that of the item, else that of the map, and without either a line names the product', async () => {
  const skuMap = { a: 'a-41', b: 'b-41' }
  const skuOf = async (item: { productId: string; sku?: string }) => {
    const { asked } = await pressed('/uk/en/', item, skuMap)
    return asked.map(({ body }) => new URLSearchParams(String(body)).get('sku'))
  }
  expect(await skuOf({ productId: 'a', sku: 'a-40' })).toEqual(['a-40'])
  expect(await skuOf({ productId: 'b' })).toEqual(['b-41'])
  const { asked, lines } = await pressed('/uk/en/', { productId: 'c' }, skuMap)
  expect(asked).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('product c ')
})

test('a request that names the product by its id needs no sku, and takes a token from a cookie of the page', async () => {
  const asked: unknown[] = []
  const adds = (cookie: string) =>
    createAddToBag({
      config: {
        propertyId: 'p',
        trackingId: 't',
        domains: [],
        anchors: {},
        addToBag: { url: '/add', body: 'product={productId}&key={cookie.form_key}' },
      },
      window: { document: { cookie } },
      async send({ body }) {
        asked.push(body)
        return { status: 200, text: '' }
      },
      facts: () => ({ url: 'https://shop.test/', referrer: '', title: '' }) as never,
      reload() {},
      log: { debug() {}, info() {}, warn() {}, error() {} } as never,
    })({ productId: '31' })
  expect(await adds('a=1; form_key=k9; b=2')).toBe(true)
  expect(asked).toEqual(['product=31&key=k9'])
  expect(await adds('other_form_key=k9')).toBe(false)
  expect(asked).toHaveLength(1)
})
