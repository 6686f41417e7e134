import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const day = 24 * 60 * 60 * 1000

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(shopPage)
  localStorage.removeItem('recentlyViewed')
})

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
  localStorage.removeItem('recentlyViewed')
})

const aProduct = (productId: string): [string, object] => [
  'ecProduct',
  {
    eventType: 'detail',
    product: {
      productId,
      name: `Shoe ${productId}`,
      url: `/uk/en/product/${productId}`,
      description: 'Soft',
      price: { value: 90, currency: 'GBP' },
      images: ['/catalogue/testing/icon.svg'],
    },
  },
]

/** Stores these products as viewed, the last one first. */
function hasSeen(...ids: string[]): void {
  const entries = ids.map((id) => {
    const { product } = aProduct(id)[1] as { product: { images: string[] } }
    return { ...product, image: product.images[0], expiry: Date.now() + day }
  })
  localStorage.setItem('recentlyViewed', JSON.stringify(entries))
}

async function startExperience(productId = 'own', content = {}): Promise<void> {
  run = await runTemplate({ experience, template, content, published: [aProduct(productId)] })
  await waitUntilSettled()
}

const findRow = () => document.querySelector<HTMLElement>('.product-recently-viewed')
const findCards = () => [...document.querySelectorAll<HTMLElement>('.product-recently-viewed .instep-card')]
const readNames = () => findCards().map((card) => card.querySelector('.instep-card-name')?.textContent)
const findButtons = () => [...(findRow()?.querySelectorAll('button') ?? [])]
const measureView = () =>
  findRow()?.querySelector<HTMLElement>('.instep-carousel-view')?.getBoundingClientRect() as DOMRect
const inView = () =>
  findCards().filter((card) => {
    const { left, right } = card.getBoundingClientRect()
    return left >= measureView().left - 1 && right <= measureView().right + 1
  }).length
const readStoredIds = () =>
  (JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]') as { productId: string }[]).map(
    ({ productId }) => productId,
  )

async function startAndWait(): Promise<void> {
  await startExperience()
  // The drawing code is loaded on first use.
  await expect.poll(() => findCards().length, { timeout: 10_000 }).toBeGreaterThan(0)
}

test('[PDP-17.1] the carousel with its title is directly after the cross-selling', async () => {
  hasSeen('a')
  await startAndWait()
  expect(document.querySelector('[data-anchor="crossSell"]')?.nextElementSibling).toBe(findRow())
  expect(findRow()?.querySelector('h2')?.textContent).toBe('RECENTLY VIEWED PRODUCTS')
})

test('[PDP-17.1] the carousel has the title that the site gives it', async () => {
  hasSeen('a')
  await startExperience('own', { headline: 'Vus récemment' })
  await expect.poll(() => findRow()?.querySelector('h2')?.textContent).toBe('Vus récemment')
})

test.each([
  [1280, 4],
  [500, 4],
  [499, 2],
])('[PDP-17.2] at %i px the newest products come first, %i in view and 15 px apart', async (width, perView) => {
  await page.viewport(width, 800)
  hasSeen('a', 'b', 'c', 'd', 'e', 'f')
  await startAndWait()
  expect(readNames()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `Shoe ${id}`))
  expect(inView()).toBe(perView)
  const [first, second] = findCards().map((card) => card.parentElement?.getBoundingClientRect())
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(15, 1)
})

test('[PDP-17.3] arrows are shown only for more than 4 products', async () => {
  hasSeen('a', 'b', 'c', 'd')
  await startAndWait()
  expect(findButtons()).toEqual([])
  run.stop()
  hasSeen('a', 'b', 'c', 'd', 'e')
  await startAndWait()
  expect(findButtons().map((each) => each.getAttribute('aria-label'))).toEqual(['Previous', 'Next'])
})

test('[PDP-17.3] four products in a narrow window can be swiped and reached with Tab', async () => {
  await page.viewport(400, 800)
  hasSeen('a', 'b', 'c', 'd')
  await startAndWait()
  expect(findButtons()).toEqual([])
  const findFirstVisible = () =>
    findCards().findIndex((card) => card.getBoundingClientRect().left >= measureView().left - 1)
  const dispatchPointer = (type: string, clientX: number) =>
    findRow()
      ?.querySelector('.instep-carousel-view')
      ?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          button: 0,
          buttons: 1,
          pointerId: 1,
          clientX,
          clientY: 400,
        }),
      )
  // Pointer capture would fail, because the events are synthetic.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  for (const [type, x] of [
    ['pointerdown', 300],
    ['pointermove', 250],
    ['pointermove', 200],
    ['pointerup', 200],
  ] as const)
    dispatchPointer(type, x)
  await expect.poll(findFirstVisible, { timeout: 3000 }).toBe(1)
  findCards()[2]?.querySelector('a')?.focus({ preventScroll: true })
  await userEvent.tab()
  expect(document.activeElement).toBe(findCards()[3]?.querySelector('a'))
  await expect.poll(findFirstVisible, { timeout: 3000 }).toBe(2)
})

test('[PDP-17.5] the product of the page is stored on its event and is not among the cards', async () => {
  hasSeen('a', 'own', 'b')
  await startAndWait()
  expect(readNames()).toEqual(['Shoe a', 'Shoe b'])
  expect(readStoredIds()).toEqual(['own', 'a', 'b'])
  run.publish(...aProduct('b'))
  await expect.poll(readNames).toEqual(['Shoe own', 'Shoe a'])
  expect(readStoredIds()).toEqual(['b', 'own', 'a'])
})

test('[PDP-17.6] without products to show, on a first visit or when all have expired, there is neither title nor carousel', async () => {
  const before = pageState()
  await startExperience()
  expect(pageState()).toEqual(before)
  expect(readStoredIds()).toEqual(['own'])
  run.stop()
  localStorage.setItem(
    'recentlyViewed',
    JSON.stringify([{ ...(aProduct('a')[1] as { product: object }).product, expiry: Date.now() - 1 }]),
  )
  await startExperience()
  expect(pageState()).toEqual(before)
})

test('[PDP-17.5] on a first visit, the product of the page is among the cards once another has come', async () => {
  await startExperience()
  expect(findRow()).toBe(null)
  run.publish(...aProduct('b'))
  await expect.poll(readNames, { timeout: 10_000 }).toEqual(['Shoe own'])
})

test('[PDP-17.8] removing the experience removes the carousel and keeps the stored products', async () => {
  const before = pageState()
  hasSeen('a', 'b')
  await startAndWait()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(readStoredIds()).toEqual(['own', 'a', 'b'])
})
