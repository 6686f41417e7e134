import type { Page, Request } from '@playwright/test'
import { locales } from '../../shop/locales/locale.ts'
import { products } from '../../shop/products/products.ts'
import { recommendationItem } from '../../shop/products/recommendation-item.ts'
import { type Demo, expect, test } from '../demo.ts'

const [shown, first, second] = products.filter(({ sizes }) => sizes.some(({ stock }) => Number(stock) > 3))

/** Opens a product page that recommends two shoes, the second of which has no sku. */
async function open(page: Page, { shop }: Demo): Promise<void> {
  const [locale] = locales
  const items = [first, second].flatMap((product, at) => {
    if (!product || !locale) return []
    const item = recommendationItem(product, { locale, origin: shop, weight: 2 - at, strategy: 'popular' })
    return { ...item, details: { ...item.details, ...(at === 1 && { sku_code: undefined }) } }
  })
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('placementContent')) return route.continue()
    const placementContent = { content: { items }, campaignId: '1003', callbackData: null }
    return route.fulfill({ json: { data: { placementContent } }, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto(`${shop}/uk/en/product/${shown?.productId}`)
  await expect(page.locator('.instep-card')).toHaveCount(2)
}

const isAdd = (request: Request) => request.method() === 'POST' && request.url().endsWith('/cart/addToCart')

test('[SHR-07.2, SHR-07.6, PDP-08.7] an enabled button adds the item’s sku by one POST and sends the metric, then the page reloads; a response of 300 or more causes no reload, and the button can be pressed again', async ({
  page,
  demo,
  visitorId,
}) => {
  const posts: Request[] = []
  page.on('request', (request) => isAdd(request) && posts.push(request))
  await open(page, demo)
  const add = page.getByRole('button', { name: `Add to bag: `, exact: false }).first()
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await page.locator('[data-anchor="addToBag"]').first().click()
  await expect(add).toHaveAttribute('aria-disabled', 'false')
  expect(posts).toEqual([])

  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const cards = page.locator('.instep-card')
  await cards.nth(1).getByRole('button').click()
  await expect
    .poll(() => lines.filter((line) => line.includes(`product ${second?.productId} has no sku`)))
    .toHaveLength(1)
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', new RegExp(`/product/${second?.productId}$`))
  expect(posts).toEqual([])

  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.route('**/cart/addToCart', (route) => route.fulfill({ status: 500, body: '{}' }))
  const refused = page.waitForResponse('**/cart/addToCart')
  await add.click()
  await refused
  await expect(add).toHaveAttribute('aria-busy', 'false')
  await expect(add).toHaveAttribute('aria-disabled', 'false')
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
  await page.unroute('**/cart/addToCart')
  posts.length = 0

  const reloaded = page.waitForEvent('load')
  await add.click()
  await reloaded
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
  expect(posts).toHaveLength(1)
  expect(new URL(posts[0]?.url() ?? '').pathname).toBe('/uk/en/cart/addToCart')
  const form = Object.fromEntries(new URLSearchParams(posts[0]?.postData() ?? ''))
  expect(form).toEqual({ sku: expect.stringMatching(/./), quantity: '1', crossSell: '' })
  expect(first?.sizes.map(({ sku }) => sku)).toContain(form.sku)

  const events = async () => {
    const stored = await demo.events(visitorId)
    const metrics = stored.filter(({ meta, type }) => meta.type === 'qubit.metric' && type === 'add-to-bag')
    return { metrics, views: stored.filter(({ meta }) => meta.type === 'ecView') }
  }
  await expect.poll(async () => (await events()).metrics.map(({ productId }) => productId)).toEqual([first?.productId])
  await expect.poll(async () => (await events()).views.length).toBe(2)
  const { metrics, views } = await events()
  const [told, seenAnew] = [metrics[0], views[1]].map((event) => Number(event?.meta.ts))
  expect(told).toBeLessThan(Number(seenAnew))
})
