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

/** A visitor who has looked at these, the last one first. */
function hasSeen(...ids: string[]): void {
  const entries = ids.map((id) => {
    const { product } = aProduct(id)[1] as { product: { images: string[] } }
    return { ...product, image: product.images[0], expiry: Date.now() + day }
  })
  localStorage.setItem('recentlyViewed', JSON.stringify(entries))
}

async function start(productId = 'own'): Promise<void> {
  run = await runTemplate({ experience, template, content: {}, published: [aProduct(productId)] })
  await waitUntilSettled()
}

const row = () => document.querySelector<HTMLElement>('.product-recently-viewed')
const cards = () => [...document.querySelectorAll<HTMLElement>('.product-recently-viewed .instep-card')]
const names = () => cards().map((card) => card.querySelector('.instep-card-name')?.textContent)
const buttons = () => [...(row()?.querySelectorAll('button') ?? [])]
const view = () => row()?.querySelector<HTMLElement>('.instep-carousel-view')?.getBoundingClientRect() as DOMRect
const inView = () =>
  cards().filter((card) => {
    const { left, right } = card.getBoundingClientRect()
    return left >= view().left - 1 && right <= view().right + 1
  }).length
const stored = () =>
  (JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]') as { productId: string }[]).map(
    ({ productId }) => productId,
  )

async function started(): Promise<void> {
  await start()
  // What draws is loaded the first time.
  await expect.poll(() => cards().length, { timeout: 10_000 }).toBeGreaterThan(0)
}

test('[PDP-17.1] the carousel stands directly after the cross-selling, with its title', async () => {
  hasSeen('a')
  await started()
  expect(document.querySelector('[data-anchor="crossSell"]')?.nextElementSibling).toBe(row())
  expect(row()?.querySelector('h2')?.textContent).toBe('RECENTLY VIEWED PRODUCTS')
})

test.each([
  [1280, 4],
  [500, 4],
  [499, 2],
])('[PDP-17.2] in a window of %i px the newest come first, %i in view and 15 px apart', async (width, perView) => {
  await page.viewport(width, 800)
  hasSeen('a', 'b', 'c', 'd', 'e', 'f')
  await started()
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `Shoe ${id}`))
  expect(inView()).toBe(perView)
  const [first, second] = cards().map((card) => card.parentElement?.getBoundingClientRect())
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(15, 1)
})

test('[PDP-17.3] there are arrows only for more than 4', async () => {
  hasSeen('a', 'b', 'c', 'd')
  await started()
  expect(buttons()).toEqual([])
  run.stop()
  hasSeen('a', 'b', 'c', 'd', 'e')
  await started()
  expect(buttons().map((each) => each.getAttribute('aria-label'))).toEqual(['Previous', 'Next'])
})

test('[PDP-17.3] four in a narrow window are swiped, and reached by Tab', async () => {
  await page.viewport(400, 800)
  hasSeen('a', 'b', 'c', 'd')
  await started()
  expect(buttons()).toEqual([])
  const first = () => cards().findIndex((card) => card.getBoundingClientRect().left >= view().left - 1)
  const swipe = (type: string, clientX: number) =>
    row()
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
  // No pointer is down that could be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  for (const [type, x] of [
    ['pointerdown', 300],
    ['pointermove', 250],
    ['pointermove', 200],
    ['pointerup', 200],
  ] as const)
    swipe(type, x)
  await expect.poll(first, { timeout: 3000 }).toBe(1)
  cards()[2]?.querySelector('a')?.focus({ preventScroll: true })
  await userEvent.tab()
  expect(document.activeElement).toBe(cards()[3]?.querySelector('a'))
  await expect.poll(first, { timeout: 3000 }).toBe(2)
})

test('[PDP-17.5] the product of the page is stored by its event, and not among the cards', async () => {
  hasSeen('a', 'own', 'b')
  await started()
  expect(names()).toEqual(['Shoe a', 'Shoe b'])
  expect(stored()).toEqual(['own', 'a', 'b'])
  run.publish(...aProduct('b'))
  await expect.poll(names).toEqual(['Shoe own', 'Shoe a'])
  expect(stored()).toEqual(['b', 'own', 'a'])
})

test('[PDP-17.6] with nothing to show neither title nor carousel is there: on a first visit, or when all has expired', async () => {
  const before = pageState()
  await start()
  expect(pageState()).toEqual(before)
  expect(stored()).toEqual(['own'])
  run.stop()
  localStorage.setItem(
    'recentlyViewed',
    JSON.stringify([{ ...(aProduct('a')[1] as { product: object }).product, expiry: Date.now() - 1 }]),
  )
  await start()
  expect(pageState()).toEqual(before)
})

test('[PDP-17.8] removal takes the carousel out and leaves what is stored', async () => {
  const before = pageState()
  hasSeen('a', 'b')
  await started()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(stored()).toEqual(['own', 'a', 'b'])
})
