import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findButton, findRegion, findTrack } from '../../testing/a-carousel.tsx'
import { aPage, pageState } from '../../testing/a-page.ts'
import {
  expectAfterHero,
  expectLinkedSlides,
  saleItems,
  selfMoving,
  standsStill,
  startsAfterRest,
} from '../../testing/a-sale.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 1200)
  aPage('<style>body { margin: 0 }</style><main><section data-anchor="heroBanner">Hero</section><p>More</p></main>')
})

afterEach(() => run.stop())

async function startExperience(items: object[] = saleItems('a', 'b', 'c', 'd', 'e')): Promise<void> {
  run = await runTemplate({ experience, template, content: { headline: 'Last pairs', items } })
}

const findBox = () => document.querySelector('.home-sale-carousel-desktop') as HTMLElement

test.each([
  [1280, 3],
  [800, 3],
  [799, 1],
  [640, 1],
  [639, 2],
])(
  '[HOM-04.1] the carousel is directly after the hero; at %i px %i slides are in view, 15 px apart',
  async (width, perView) => {
    await page.viewport(width, 800)
    await startExperience()
    expectAfterHero(findBox(), { inView: perView, gap: 15 })
  },
)

test('[HOM-04.2] each slide is one link named by its title, with picture, text and price from top to bottom', async () => {
  await startExperience([...saleItems('Court'), { imgUrl: '/catalogue/testing/icon.svg', title: 'Bare', url: '#bare' }])
  expectLinkedSlides()
})

describe('[HOM-04.4]', () => {
  const dispatchPointer = (type: string, pointerType = 'mouse') =>
    findRegion().dispatchEvent(new PointerEvent(type, { pointerType }))

  test('it starts to scroll 1500 ms after it appears, half a pixel per frame', async () => {
    expect(await startsAfterRest(startExperience)).toBe(true)
    expect(await selfMoving(findTrack())).toBe(-0.5)
  })

  test('it pauses while pointer, finger or focus is on it, and by its button', async () => {
    await startExperience()
    for (const [begin, end] of [
      [() => dispatchPointer('pointerenter'), () => dispatchPointer('pointerleave')],
      [() => dispatchPointer('pointerenter', 'touch'), () => dispatchPointer('pointerleave', 'touch')],
      [() => findButton('Next')?.focus(), () => findButton('Next')?.blur()],
    ] as const) {
      await selfMoving(findTrack())
      begin()
      expect(await standsStill(findTrack())).toBe(true)
      const at = findTrack().style.translate
      end()
      await expect.poll(() => findTrack().style.translate !== at, { timeout: 5000 }).toBe(true)
    }
    findButton('Pause')?.click()
    expect(await standsStill(findTrack())).toBe(true)
    expect(findButton('Play')).not.toBe(null)
  })
})

test('[HOM-04.5] with 3 entries the carousel does not scroll and has no arrows at 800 px', async () => {
  await page.viewport(800, 800)
  await startExperience(saleItems('a', 'b', 'c'))
  await new Promise((resolve) => setTimeout(resolve, 1700))
  expect([
    await standsStill(findTrack()),
    findTrack().style.translate,
    findBox().querySelectorAll('button').length,
  ]).toEqual([true, '', 0])
})

test('[HOM-04.7] removing the experience removes the carousel and stops the scrolling', async () => {
  const before = pageState()
  await startExperience()
  const moved = findTrack()
  await selfMoving(moved)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(await standsStill(moved)).toBe(true)
})

test('[HOM-04.9] the row runs on beside its column, where it fades', async () => {
  await startExperience()
  const [box, heading] = [findBox().getBoundingClientRect(), findBox().querySelector('h2')?.getBoundingClientRect()]
  expect(heading?.left).toBe(box.left + 48)
  const fourth = findBox().querySelectorAll('.instep-carousel-slide')[3]?.getBoundingClientRect()
  expect(fourth?.left).toBeLessThan(box.right - 30)
  const isSeen = (element: Element) => getComputedStyle(element).overflowX === 'visible'
  expect(isSeen(findBox().querySelector('.instep-carousel-view') as Element)).toBe(true)
  expect(getComputedStyle(findBox()).maskImage).toMatch(/^linear-gradient.*48px/)
  expect(document.documentElement.scrollWidth).toBe(1280)
})
