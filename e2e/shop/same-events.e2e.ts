import type { Browser, Page } from '@playwright/test'
import type { WireEvent } from '../../contract/event.ts'
import { probabilityOf } from '../../script/experiences/choose-variation.ts'
import type { ShopDataLayer } from '../../shop/published/data-layer.ts'
import { type Demo, decided, expect, newVisitorId, test, troubles } from '../demo.ts'
import { at } from './page.ts'

/** A visitor in the control of the shop's one experiment, so that both visitors see the same pages. */
function aVisitor(): string {
  for (;;) {
    const id = newVisitorId()
    if (probabilityOf(id, 'accordion') < 0.5) return id
  }
}

/** The experiences that show something on each page except those of the checkout. */
const always = ['menu-labels', 'offers']
const onList = [...always, 'resoleable']
const onProduct = [...always, 'accordion', 'pay-in-3', 'popularity']
const inBag = [...always, 'delivery-progress', 'pay-in-3']

type Listed = { experienceId: string; progress: string; answers: { check: string; passes: boolean }[] }
type Listing = { __qubit?: { experiences?: { list(): Listed[] } } }

/**
 * Waits until each of these experiences counts as seen, also a control: some show nothing before a service has
 * responded, and a page that is left earlier sends fewer events about them.
 */
async function settle(page: Page, seen: string[], before = 0): Promise<number> {
  await page.locator('html[data-hydrated]').waitFor()
  const cycle = await decided(page, before)
  const counted = () =>
    page.evaluate(() => {
      const list = (window as Listing).__qubit?.experiences?.list() ?? []
      const isSeen = ({ progress, answers }: Listed) =>
        progress === 'executed' && answers.every(({ check, passes }) => check !== 'shown' || passes)
      return list.filter(isSeen).map(({ experienceId }) => experienceId)
    })
  await expect.poll(counted).toEqual(expect.arrayContaining(seen))
  return cycle
}

/**
 * Goes from the home page to a paid order and a search after it, with changes in place on the way, and to another bag, for
 * which most is published before the script loads.
 */
async function visit(page: Page, root: string): Promise<void> {
  const open = async (path: string, seen: string[]) => {
    await page.goto(root + path)
    return settle(page, seen)
  }
  await open('/', always)

  const women = await open('/shop/women', onList)
  await at(page, 'navMenu')
    .getByRole('link', { name: /^mens$/i })
    .click()
  await expect(page.locator('h1')).toHaveText('Mens')
  await settle(page, onList, women)
  await page.locator(`[data-anchor="sortControl"] select`).selectOption('price-up')
  await expect(page).toHaveURL(/\?sort=price-up$/)
  await expect(page.locator('.list-area')).toHaveAttribute('aria-busy', 'false')

  const soot = await open('/product/moor-chelsea-soot', onProduct)
  await page.locator('[data-state="available"] input').first().check()
  await at(page, 'colourSwatches').getByRole('link', { name: 'Sand' }).click()
  await expect(page).toHaveURL(/moor-chelsea-sand$/)
  await settle(page, onProduct, soot)
  await page.locator('[data-state="available"] input').first().check()
  await at(page, 'addToBag').first().click()
  await expect(page.locator('.bag-count')).toHaveText('1')

  await page.context().addCookies([{ name: 'demo_visitor', value: '1', url: root }])
  await open('/cart', inBag)
  await at(page, 'basketItem').getByRole('button', { name: 'One more' }).click()
  await expect(page.locator('.bag-count')).toHaveText('2')
  await settle(page, [...inBag, 'popularity'])
  await at(page, 'basketItem').getByRole('button', { name: 'One fewer' }).click()
  await expect(page.locator('.bag-count')).toHaveText('1')

  await open('/checkout/delivery', [])
  await page.locator('.demo-fill button').click()
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(page).toHaveURL(/checkout\/billing/)
  await settle(page, [])
  await page.getByRole('radio', { name: /Invoice/ }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page).toHaveURL(/checkout\/review/)
  await settle(page, [])
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/checkout\/confirmation/)
  await settle(page, ['popularity'])

  await open('/search/index?query=boot', always)
  await visitBeforeTheScript(page, root)
}

/**
 * Views a product and its other colour in place, and adds one to the bag, all before the script loads; then opens the
 * bag.
 */
async function visitBeforeTheScript(page: Page, root: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/instep/instep.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${root}/product/moor-chelsea-soot`, { waitUntil: 'commit' })
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('[data-state="available"] input').first().check()
  await at(page, 'colourSwatches').getByRole('link', { name: 'Sand' }).click()
  await expect(page).toHaveURL(/moor-chelsea-sand$/)
  await page.locator('[data-state="available"] input').first().check()
  await at(page, 'addToBag').first().click()
  await expect(page.locator('.bag-count')).toHaveText('1')
  release()
  await settle(page, onProduct)
  await page.goto(`${root}/cart`)
  await settle(page, inBag)
}

/** Returns what the service has stored of a visit, without what differs for each visitor: ids and times. */
async function stored(demo: Demo, browser: Browser, layer: ShopDataLayer) {
  const visitor = aVisitor()
  // Counts of other shoppers show in the shop's experiences, and would be higher for the second visitor.
  await demo.emptyService()
  const context = await browser.newContext()
  await context.addCookies([
    { name: '_qubitTracker', value: visitor, url: demo.shop },
    { name: 'data_layer', value: layer, url: demo.shop },
  ])
  const page = await context.newPage()
  const found = troubles(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit(page, `${demo.shop}/uk/en`)
  expect(await page.locator('html').getAttribute('data-data-layer')).toBe(layer)
  expect(loaded.some((url) => url.includes('/instep/start-ga4'))).toBe(layer === 'ga4')
  expect(found).toEqual([])

  const latest = async () => (await demo.events(visitor)).filter(isShops).at(-1)?.meta
  await expect.poll(latest).toMatchObject({ type: 'ecBasketSummary', url: expect.stringContaining('/cart') })
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:')).length))
    .toBe(0)
  const events = await demo.events(visitor)
  await context.close()
  return {
    shop: events.filter(isShops).map(withoutIds),
    own: events
      // On a busy machine a service that has just started may respond later than a page waits, which the page correctly
      // reports.
      .filter(({ meta }) => meta.type.startsWith('qubit.') && meta.type !== 'qubit.placementError')
      .map(({ meta, context, experienceId }) => `${context.viewNumber} ${meta.type} ${experienceId ?? ''}`)
      .sort(),
  }
}

const isShops = ({ meta }: WireEvent) => meta.type.startsWith('ec')

function withoutIds({ meta, context, ...data }: WireEvent): Record<string, unknown> {
  const text = JSON.stringify(data, (key, value) =>
    (key === 'basket' || key === 'transaction') && value?.id ? { ...value, id: 'its own' } : value,
  )
  return {
    type: meta.type,
    data: JSON.parse(text),
    url: meta.url,
    referrerUrl: meta.referrerUrl,
    view: context.viewNumber,
    order: context.conversionNumber,
  }
}

test('the same visit gives the same stored events, whether the shop publishes for uv or for GA4, before the script has loaded and after', async ({
  browser,
  demo,
}) => {
  test.setTimeout(480_000)
  const uv = await stored(demo, browser, 'uv')
  const ga4 = await stored(demo, browser, 'ga4')
  expect(ga4).toEqual(uv)

  const types = uv.shop.map(({ type }) => type)
  const views = uv.shop.flatMap(({ type, data }) => (type === 'ecView' ? [(data as { type: string }).type] : []))
  expect(views).toEqual([
    ...['home', 'category', 'category', 'product', 'product', 'basket'],
    ...['checkout', 'checkout', 'checkout', 'checkout', 'search'],
    ...['product', 'product', 'basket'],
  ])
  for (const type of ['ecUser', 'ecProduct', 'ecBasketItem', 'ecBasketItemTransaction', 'ecBasketTransactionSummary'])
    expect(types).toContain(type)
  expect(types.filter((type) => type === 'ecSearch')).toHaveLength(1)
  expect(uv.own.filter((line) => line.startsWith('3 '))).toEqual(onList.map((id) => `3 qubit.experience ${id}`))
})
