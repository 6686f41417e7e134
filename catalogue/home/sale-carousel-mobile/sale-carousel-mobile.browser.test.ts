import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findButton, findTrack, theSlides } from '../../testing/a-carousel.tsx'
import { aPage, pageState } from '../../testing/a-page.ts'
import { expectAfterHero, expectLinkedSlides, saleItems, standsStill } from '../../testing/a-sale.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(390, 1200)
  aPage('<style>body { margin: 0 }</style><main><section data-anchor="heroBanner">Hero</section><p>More</p></main>')
})

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
})

async function startExperience(items: object[] = saleItems('a', 'b', 'c', 'd', 'e')): Promise<void> {
  run = await runTemplate({ experience, template, content: { headline: 'Last pairs', items } })
}

const findBox = () => document.querySelector('.home-sale-carousel-mobile') as HTMLElement
const readNames = () => theSlides().map((slide) => slide.querySelector('a')?.textContent)
const firstSeen = () => readNames()[[...theSlides()].findIndex((slide) => slide.getBoundingClientRect().left >= -1)]

test.each([
  [800, 3],
  [799, 1],
  [390, 1],
])(
  '[HOM-03.1] the carousel is directly after the hero; at %i px %i slides are in view, 10 px apart',
  async (width, perView) => {
    await page.viewport(width, 800)
    await startExperience()
    expectAfterHero(findBox(), { inView: perView, gap: 10 })
  },
)

test('[HOM-03.2] each slide is one link named by its title, with picture, text and price from top to bottom', async () => {
  await startExperience([...saleItems('Court'), { imgUrl: '/catalogue/testing/icon.svg', title: 'Bare', url: '#bare' }])
  expectLinkedSlides()
})

test('[HOM-03.4] arrows and swipes move the carousel by one slide, and it does not move by itself', async () => {
  await startExperience()
  expect(findButton('Pause')).toBe(null)
  await new Promise((resolve) => setTimeout(resolve, 1600))
  expect([await standsStill(findTrack()), firstSeen()]).toEqual([true, 'a'])
  findButton('Next')?.click()
  await expect.poll(firstSeen).toBe('b')
  // Pointer capture would fail, because the events are synthetic.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  const view = findBox().querySelector('.instep-carousel-view')
  for (const [type, clientX] of [
    ['pointerdown', 300],
    ['pointermove', 250],
    ['pointermove', 200],
    ['pointerup', 200],
  ] as const)
    view?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, buttons: 1, pointerId: 1, clientX, clientY: 400 }),
    )
  await expect.poll(firstSeen).toBe('c')
})

test('[HOM-03.7] removing the experience removes the carousel', async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
})
