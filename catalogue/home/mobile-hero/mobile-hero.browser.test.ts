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

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
  for (let turn = 0; turn < 100 && run.explanation.progress === 'executing'; turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

const findHero = () => document.querySelector('[data-anchor="heroBanner"]') as HTMLElement
const findBox = () => document.querySelector('.home-mobile-hero') as HTMLElement
const findMedia = () => findBox().querySelector('img, video') as HTMLElement
const findVideo = () => findMedia() as HTMLVideoElement

test.each([
  [picture, 'IMG'],
  [film, 'VIDEO'],
])('[HOM-05.1] the hero is hidden, and %s replaces it in full width', async (mobileImg, tag) => {
  const { top } = findHero().getBoundingClientRect()
  await startExperience({ mobileImg, altText: 'Sandals' })
  expect([findHero().checkVisibility(), findMedia().tagName, findMedia().getAttribute('src')]).toEqual([
    false,
    tag,
    mobileImg,
  ])
  expect(findBox().nextElementSibling).toBe(findHero())
  const shown = findMedia().getBoundingClientRect()
  expect([shown.left, shown.top, shown.width]).toEqual([0, top, 390])
})

test('[HOM-05.2] a video is muted, looped, inline and autoplaying, and has a fallback text', async () => {
  await startExperience({ mobileImg: film })
  expect([findVideo().muted, findVideo().loop, findVideo().playsInline, findVideo().autoplay]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(findVideo().textContent).toBe('Your browser does not support the video tag.')
  await expect.poll(() => findVideo().paused).toBe(false)
})

describe('[HOM-05.3]', () => {
  test.each([picture, film])('with bannerURL %s is a link named by altText', async (mobileImg) => {
    await startExperience({ mobileImg, altText: 'Sandals', bannerURL: '#sandals' })
    const link = page.getByRole('link', { name: 'Sandals', exact: true }).element()
    expect([link.getAttribute('href'), link.contains(findMedia())]).toEqual(['#sandals', true])
  })

  test('and the pause button is outside the link', async () => {
    await startExperience({ mobileImg: film, altText: 'Sandals', bannerURL: '#sandals' })
    const button = page.getByRole('button', { name: 'Pause video' })
    await expect.element(button).toBeVisible()
    expect(button.element().closest('a')).toBe(null)
    await userEvent.click(button)
    await expect.poll(() => findVideo().paused).toBe(true)
    expect([run.goals, location.hash]).toEqual([[], ''])
  })
})

describe("[HOM-05.4] the shop's hero stays in place", () => {
  test.each(['/catalogue/testing/none.svg', '/catalogue/testing/none.webm'])(
    'when %s fails to load',
    async (mobileImg) => {
      const before = pageState()
      await startExperience({ mobileImg })
      expect([pageState(), findHero().checkVisibility()]).toEqual([before, true])
    },
  )

  test.each([picture, film])('and comes back when %s fails later', async (mobileImg) => {
    const before = pageState()
    await startExperience({ mobileImg })
    findMedia().dispatchEvent(new Event('error'))
    await expect.poll(pageState).toEqual(before)
  })
})

test('[HOM-05.5] with reduced motion a video is paused until the shopper plays it', async () => {
  await lessMotion()
  await startExperience({ mobileImg: film })
  await expect.poll(() => findVideo().readyState).toBeGreaterThanOrEqual(2)
  expect([findVideo().autoplay, findVideo().paused, findVideo().currentTime]).toEqual([false, true, 0])
  await userEvent.click(page.getByRole('button', { name: 'Play video' }))
  await expect.poll(() => findVideo().paused).toBe(false)
})

test.each([picture, film])(
  "[HOM-05.7] removing the experience removes %s and shows the shop's hero",
  async (mobileImg) => {
    const before = pageState()
    await startExperience({ mobileImg, bannerURL: '#sandals' })
    run.stop()
    expect([pageState(), findHero().checkVisibility()]).toEqual([before, true])
  },
)

describe('[HOM-05.8] words', () => {
  const words = { title: 'To the sea', text: 'Sandals', cta: 'See them' }

  test.each([picture, film])('below %s belong to its link, and the pause button is above them', async (mobileImg) => {
    await startExperience({ mobileImg, bannerURL: '#sandals', ...words })
    const link = page.getByRole('link', { name: 'To the sea Sandals See them', exact: true }).element()
    const [inside, media] = [link.querySelector('.instep-words'), findMedia()].map((each) =>
      each?.getBoundingClientRect(),
    )
    expect(inside?.top).toBeGreaterThanOrEqual(media?.bottom ?? Number.NaN)
    expect(link.querySelector('h1')?.textContent).toBe('To the sea')
    const button = findBox().querySelector('button')
    if (button) expect(button.getBoundingClientRect().bottom).toBeLessThan(media?.bottom ?? Number.NaN)
  })

  test('without an address have nothing to press', async () => {
    await startExperience({ mobileImg: picture, ...words })
    expect(findBox().querySelector('.instep-words')?.textContent).toBe('To the seaSandals')
  })
})
