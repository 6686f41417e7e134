import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const picture = '/catalogue/testing/icon.svg'
const film = '/shop/video/films/brisa.webm'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(390, 800)
  aPage(
    '<style>body { margin: 0 }</style><main><section data-anchor="heroBanner"><h1 style="margin: 0">Hero</h1></section><p>More</p></main>',
  )
})

afterEach(() => run.stop())

async function start(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
  for (let turn = 0; turn < 100 && run.explanation.progress === 'executing'; turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

const hero = () => document.querySelector('[data-anchor="heroBanner"]') as HTMLElement
const box = () => document.querySelector('.home-mobile-hero') as HTMLElement
const media = () => box().querySelector('img, video') as HTMLElement
const video = () => media() as HTMLVideoElement

test.each([
  [picture, 'IMG'],
  [film, 'VIDEO'],
])('[HOM-05.1] the hero is hidden, and %s is in its place in full width', async (mobileImg, tag) => {
  const { top } = hero().getBoundingClientRect()
  await start({ mobileImg, altText: 'Sandals' })
  expect([hero().checkVisibility(), media().tagName, media().getAttribute('src')]).toEqual([false, tag, mobileImg])
  expect(box().nextElementSibling).toBe(hero())
  const shown = media().getBoundingClientRect()
  expect([shown.left, shown.top, shown.width]).toEqual([0, top, 390])
})

test('[HOM-05.2] a video is muted, looped, inline, starts by itself and says what it is where it cannot be shown', async () => {
  await start({ mobileImg: film })
  expect([video().muted, video().loop, video().playsInline, video().autoplay]).toEqual([true, true, true, true])
  expect(video().textContent).toBe('Your browser does not support the video tag.')
  await expect.poll(() => video().paused).toBe(false)
})

describe('[HOM-05.3]', () => {
  test.each([picture, film])('with bannerURL %s is a link named by altText', async (mobileImg) => {
    await start({ mobileImg, altText: 'Sandals', bannerURL: '#sandals' })
    const link = page.getByRole('link', { name: 'Sandals', exact: true }).element()
    expect([link.getAttribute('href'), link.contains(media())]).toEqual(['#sandals', true])
  })

  test('and the pause button stays outside the link', async () => {
    await start({ mobileImg: film, altText: 'Sandals', bannerURL: '#sandals' })
    const button = page.getByRole('button', { name: 'Pause video' })
    await expect.element(button).toBeVisible()
    expect(button.element().closest('a')).toBe(null)
    await userEvent.click(button)
    await expect.poll(() => video().paused).toBe(true)
    expect([run.goals, location.hash]).toEqual([[], ''])
  })
})

describe("[HOM-05.4] the shop's hero stays in place", () => {
  test.each(['/catalogue/testing/none.svg', '/catalogue/testing/none.webm'])(
    'when %s fails to load',
    async (mobileImg) => {
      const before = pageState()
      await start({ mobileImg })
      expect([pageState(), hero().checkVisibility()]).toEqual([before, true])
    },
  )

  test.each([picture, film])('and is back when %s breaks off later', async (mobileImg) => {
    const before = pageState()
    await start({ mobileImg })
    media().dispatchEvent(new Event('error'))
    await expect.poll(pageState).toEqual(before)
  })
})

test('[HOM-05.5] with reduced motion a video stands still until the shopper plays it', async () => {
  await lessMotion()
  await start({ mobileImg: film })
  await expect.poll(() => video().readyState).toBeGreaterThanOrEqual(2)
  expect([video().autoplay, video().paused, video().currentTime]).toEqual([false, true, 0])
  await userEvent.click(page.getByRole('button', { name: 'Play video' }))
  await expect.poll(() => video().paused).toBe(false)
})

test.each([picture, film])("[HOM-05.7] removal takes %s out and shows the shop's hero", async (mobileImg) => {
  const before = pageState()
  await start({ mobileImg, bannerURL: '#sandals' })
  run.stop()
  expect([pageState(), hero().checkVisibility()]).toEqual([before, true])
})
