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
  whenMounted,
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

async function start(items: object[] = saleItems('a', 'b', 'c', 'd', 'e')): Promise<void> {
  run = await runTemplate({ experience, template, content: { headline: 'Last pairs', items } })
}

const box = () => document.querySelector('.home-sale-carousel-desktop') as HTMLElement

test.each([
  [1280, 3],
  [800, 3],
  [799, 1],
  [640, 1],
  [639, 2],
])('[HOM-04.1] it stands directly after the hero; at %i px %i are in view, 15 px apart', async (width, perView) => {
  await page.viewport(width, 800)
  await start()
  expectAfterHero(box(), { inView: perView, gap: 15 })
})

test('[HOM-04.2] each slide is one link named by its title, with picture, words and price from top to bottom', async () => {
  await start([...saleItems('Court'), { imgUrl: '/catalogue/testing/icon.svg', title: 'Bare', url: '#bare' }])
  expectLinkedSlides()
})

describe('[HOM-04.4]', () => {
  const point = (type: string, pointerType = 'mouse') =>
    findRegion().dispatchEvent(new PointerEvent(type, { pointerType }))

  test('it moves half a pixel a frame from 1500 ms after it is there', async () => {
    const mounted = whenMounted()
    await start()
    const { restMs, pxPerFrame } = await selfMoving(findTrack(), await mounted)
    // Timers may come a little early.
    expect([restMs > 1490, pxPerFrame]).toEqual([true, -0.5])
  })

  test('it halts under pointer, finger or focus, and by its button', async () => {
    await start()
    for (const [begin, end] of [
      [() => point('pointerenter'), () => point('pointerleave')],
      [() => point('pointerenter', 'touch'), () => point('pointerleave', 'touch')],
      [() => findButton('Next')?.focus(), () => findButton('Next')?.blur()],
    ] as const) {
      await selfMoving(findTrack(), 0)
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

test('[HOM-04.5] with 3 entries it does not scroll and has no arrows at 800 px', async () => {
  await page.viewport(800, 800)
  await start(saleItems('a', 'b', 'c'))
  await new Promise((resolve) => setTimeout(resolve, 1700))
  expect([
    await standsStill(findTrack()),
    findTrack().style.translate,
    box().querySelectorAll('button').length,
  ]).toEqual([true, '', 0])
})

test('[HOM-04.7] removal takes the carousel out and ends the scrolling', async () => {
  const before = pageState()
  await start()
  const moved = findTrack()
  await selfMoving(moved, 0)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(await standsStill(moved)).toBe(true)
})
