import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { experience as onProduct } from '../../product/recently-viewed/experience.ts'
import { template as productTemplate } from '../../product/recently-viewed/template.ts'
import { findButton, seenSlides, theSlides } from '../../testing/a-carousel.tsx'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const runs: TemplateRun[] = []

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage('<main data-anchor="mainContent"><h1>Home</h1></main><section data-anchor="crossSell">Socks</section>')
  localStorage.removeItem('recentlyViewed')
})

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  localStorage.removeItem('recentlyViewed')
})

const aProduct = (productId: string) => ({
  productId,
  name: `Shoe ${productId}`,
  url: `#${productId}`,
  description: 'Soft',
  price: { value: 90, currency: 'GBP' },
  images: ['/catalogue/testing/icon.svg'],
})

/** Stores these products as viewed, the last one first. */
function hasSeen(ids: string, expiry = Date.now() + 60_000): void {
  const entries = [...ids].map((id) => ({ ...aProduct(id), image: '/catalogue/testing/icon.svg', expiry }))
  localStorage.setItem('recentlyViewed', JSON.stringify(entries))
}

async function startExperience(type: string, facts: object = {}, ...products: string[]): Promise<TemplateRun> {
  const events = products.map((id): [string, object] => ['ecProduct', { eventType: 'detail', product: aProduct(id) }])
  const view: [string, object] = ['ecView', { type, language: 'en', country: 'uk', currency: 'GBP' }]
  const run = await runTemplate({ experience, template, content: {}, published: [view, ...events], ...facts })
  runs.push(run)
  await waitUntilSettled()
  return run
}

async function startHome(): Promise<void> {
  await startExperience('home')
  // The drawing code is loaded on first use.
  await expect.poll(() => theSlides().length, { timeout: 10_000 }).toBeGreaterThan(0)
}

const findMain = () => document.querySelector('main') as HTMLElement
const readNames = () => theSlides().map((slide) => slide.querySelector('.instep-card-name')?.textContent)
const readStoredIds = () =>
  (JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]') as { productId: string }[]).map(
    ({ productId }) => productId,
  )

test('[HOM-07.1] on the home page the carousel with its title is at the end of the main content', async () => {
  hasSeen('a')
  await startHome()
  expect(findMain().lastElementChild?.classList.contains('home-recently-viewed')).toBe(true)
  expect(findMain().querySelector('h2')?.textContent).toBe('RECENTLY VIEWED PRODUCTS')
})

test('[HOM-07.1] on a product page the product is stored and nothing is shown', async () => {
  hasSeen('a')
  const before = pageState()
  await startExperience('product', {}, 'b')
  expect([readStoredIds(), pageState()]).toEqual([['b', 'a'], before])
})

test.each([
  [1280, 4],
  [500, 4],
  [499, 2],
])('[HOM-07.2] at %i px the newest products come first, %i in view and 15 px apart', async (width, perView) => {
  await page.viewport(width, 800)
  hasSeen('abcdef')
  await startHome()
  expect(readNames()).toEqual([...'abcdef'].map((id) => `Shoe ${id}`))
  expect(seenSlides().match(/Shoe/g)).toHaveLength(perView)
  const [first, second] = theSlides().map((slide) => slide.getBoundingClientRect())
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(15, 1)
})

test('[HOM-07.3] arrows are shown only for more than 4 products', async () => {
  hasSeen('abcd')
  await startHome()
  expect(findMain().querySelectorAll('button')).toHaveLength(0)
  runs.pop()?.stop()
  hasSeen('abcde')
  await startHome()
  expect([findButton('Previous'), findButton('Next')].every(Boolean)).toBe(true)
})

test('[HOM-07.4] without entries, or when all have expired, there is neither title nor carousel; expired products are not shown', async () => {
  const before = pageState()
  await startExperience('home')
  expect(pageState()).toEqual(before)
  hasSeen('a', Date.now() - 1)
  await startExperience('home')
  expect(pageState()).toEqual(before)
  hasSeen('ab')
  const [first, second] = JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]')
  localStorage.setItem('recentlyViewed', JSON.stringify([{ ...first, expiry: Date.now() - 1 }, second]))
  await startHome()
  expect(readNames()).toEqual(['Shoe b'])
})

test('[HOM-07.5] used together with the experience of the product page each view is stored once', async () => {
  await startExperience('product', {}, 'a')
  await startExperience('product', { experience: onProduct, template: productTemplate }, 'a')
  expect(readStoredIds()).toEqual(['a'])
  for (const run of runs.splice(0)) run.stop()
  await startExperience('product', { experience: onProduct, template: productTemplate }, 'b')
  await startExperience('product', {}, 'b')
  expect(readStoredIds()).toEqual(['b', 'a'])
})

test('[HOM-07.7] removing the experience removes the carousel and keeps the stored products', async () => {
  const before = pageState()
  hasSeen('ab')
  await startHome()
  runs.pop()?.stop()
  expect([pageState(), readStoredIds()]).toEqual([before, ['a', 'b']])
})

test('[HOM-07.8] headline is the title of the carousel', async () => {
  hasSeen('ab')
  await startExperience('home', { content: { headline: 'Vus récemment' } })
  await expect.element(page.getByRole('region', { name: 'Vus récemment', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Vus récemment' })).toBeVisible()
})
