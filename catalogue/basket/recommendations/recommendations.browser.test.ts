import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aRecommendingShop, shoeIds } from '../../testing/a-recommending-shop.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

// Loads the module beforehand, because loading it during a test would take too long.
beforeAll(async () => void (await import('./draw-recommendations.tsx')))

beforeEach(
  () =>
    void aPage('<main style="width: 600px"><section data-anchor="basketSummary">Total</section><p>After</p></main>'),
)

afterEach(() => run.stop())

async function startExperience(facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { placementId: 'also-like' },
    ...aRecommendingShop(),
    ...facts,
  })
}

const findRow = () => document.querySelector<HTMLElement>('.basket-recommendations')
const listIds = () =>
  [...document.querySelectorAll('.instep-card-name')].map(({ textContent }) => textContent?.replace('Shoe ', ''))
const measureBox = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

const aBasket = (...products: string[]): [string, object][] => [
  ...products.map((productId): [string, object] => ['ecBasketItem', { product: { productId }, quantity: 1 }]),
  ['ecBasketSummary', { basket: { id: 'b', quantity: products.length } }],
]

test('[BAS-04.1] the carousel follows the summary directly, with two cards per view, a gap of 5 px, arrows and a counter', async () => {
  await startExperience()
  await expect.poll(listIds).toEqual(shoeIds(8))
  expect(document.querySelector('[data-anchor="basketSummary"]')?.nextElementSibling).toBe(findRow())
  expect(findRow()?.querySelector('h2')?.textContent).toBe('You may also like')
  for (const width of [600, 320]) {
    ;(document.querySelector('main') as HTMLElement).style.width = `${width}px`
    const [first, second] = [...(findRow()?.querySelectorAll('.instep-carousel-slide') ?? [])].map(measureBox)
    expect(first?.width).toBeCloseTo((width - 5) / 2, 1)
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(5, 1)
  }
  expect(
    [...(findRow()?.querySelectorAll('.instep-carousel-button') ?? [])].map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Previous', 'Next'])
  expect(findRow()?.querySelector('[aria-live]')?.textContent).toBe('1/8')
})

test('the heading is larger than the words where the letters of the root are of 10 px, and apart from the summary', async () => {
  document.documentElement.style.fontSize = '62.5%'
  document.body.style.fontSize = '16px'
  onTestFinished(() => {
    for (const root of [document.documentElement, document.body]) root.removeAttribute('style')
  })
  await startExperience()
  await expect.poll(listIds).toEqual(shoeIds(8))
  const heading = findRow()?.querySelector('h2') as HTMLElement
  expect(getComputedStyle(heading).fontSize).toBe('20px')
  const summary = document.querySelector('[data-anchor="basketSummary"]')
  expect(measureBox(heading).top - measureBox(summary).bottom).toBeGreaterThanOrEqual(24)
})

test('products added to the basket disappear from the carousel, and every button stays enabled', async () => {
  await startExperience({ published: aBasket('shoe-2') })
  await expect.poll(listIds).toEqual(shoeIds(8).filter((id) => id !== 'shoe-2'))
  for (const event of aBasket('shoe-1', 'shoe-2')) run.publish(...event)
  await expect.poll(listIds).toEqual(shoeIds(8).slice(2))
  const buttons = [...document.querySelectorAll('.instep-add')]
  expect(buttons.map((each) => each.getAttribute('aria-disabled'))).toEqual(Array(6).fill('false'))
})

test('[BAS-04.6] without items nothing is rendered', async () => {
  const before = pageState()
  await startExperience(aRecommendingShop([]))
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(pageState()).toEqual(before)
})

test('[BAS-04.6] removing the experience removes the carousel', async () => {
  const before = pageState()
  await startExperience()
  await expect.poll(listIds).toEqual(shoeIds(8))
  run.stop()
  expect(pageState()).toEqual(before)
})
