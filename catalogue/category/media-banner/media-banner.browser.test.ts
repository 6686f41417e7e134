import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { roomStyles } from '../../room-styles.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const pictureOf = (name: string) => `/catalogue/testing/icon.svg?${name}`
const filmOf = (name: string) => `/shop/video/films/brisa.webm?${name}`
const both = { desktopImg: pictureOf('wide'), mobileImg: pictureOf('narrow'), altText: 'Boots for rain' }
const grid = '<ul data-anchor="productGrid" style="margin: 0"><li>Boot</li></ul>'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(`<main style="width: 80vw">${grid}</main>`)
})

afterEach(() => run.stop())

async function startExperience(content: object = both): Promise<void> {
  run = await runTemplate({ experience, template, content })
  await expect.poll(() => run.explanation.progress).toBe('executed')
}

const findBanner = () => document.querySelector<HTMLElement>('.category-media-banner')
const findMedia = () => findBanner()?.querySelector<HTMLImageElement | HTMLVideoElement>('img, video')
const readSource = () => findMedia()?.getAttribute('src')
const listLoaded = (address: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(address))

describe('[CAT-06.1]', () => {
  test.each([
    [320, 'narrow'],
    [767, 'narrow'],
    [768, 'wide'],
    [1280, 'wide'],
  ])('at %i px the banner is directly before the grid and shows the %s picture', async (width, name) => {
    await page.viewport(width, 800)
    await startExperience()
    expect(findBanner()?.nextElementSibling?.getAttribute('data-anchor')).toBe('productGrid')
    expect([findMedia()?.tagName, readSource()]).toEqual(['IMG', pictureOf(name)])
  })

  test.each([
    [1280, 'wide'],
    [767, 'narrow'],
  ])('either file may be a video: at %i px', async (width, name) => {
    await page.viewport(width, 800)
    await startExperience({ desktopImg: filmOf('wide'), mobileImg: filmOf('narrow') })
    expect([findMedia()?.tagName, readSource()]).toEqual(['VIDEO', filmOf(name)])
  })
})

test.each(['grid; grid-template-columns: 240px 1fr', 'flex'])(
  '[CAT-06.1] where the list stands beside filters by display: %s, the banner is above both, and before the list where they are not',
  async (display) => {
    aPage(`<style>@media (min-width: 900px) { #row { display: ${display} } aside { flex: 0 0 240px } ul { flex: 1 } }</style>
      <div id="row"><aside>Filters</aside>${grid}</div>`)
    const list = document.querySelector('ul') as HTMLElement
    const { width } = list.getBoundingClientRect()
    await startExperience()
    expect([findBanner()?.nextElementSibling?.id, list.getBoundingClientRect().width]).toEqual(['row', width])
    await page.viewport(500, 800)
    await expect.poll(() => findBanner()?.nextElementSibling).toBe(list)
    await page.viewport(1280, 800)
    await expect.poll(() => findBanner()?.nextElementSibling?.id).toBe('row')
    expect([document.querySelectorAll('.category-media-banner').length, list.getBoundingClientRect().width]).toEqual([
      1,
      width,
    ])
  },
)

test.each([
  [{ desktopImg: pictureOf('wide') }, pictureOf('wide')],
  [{ mobileImg: pictureOf('narrow') }, pictureOf('narrow')],
])('[CAT-06.2] a single file is used at every width: %j', async (content, expected) => {
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    await startExperience(content)
    expect(readSource()).toBe(expected)
    run.stop()
  }
})

test('[CAT-06.2] without pictures nothing is inserted', async () => {
  const before = pageState()
  await startExperience({ altText: 'Boots', bannerURL: '/boots' })
  expect(pageState()).toEqual(before)
})

test('[CAT-06.3] with bannerURL the banner is one link named by altText, otherwise the picture has that alt text', async () => {
  await startExperience({ ...both, bannerURL: '#boots' })
  const link = page.getByRole('link', { name: 'Boots for rain', exact: true }).element()
  expect([link.getAttribute('href'), link.contains(findMedia() ?? null)]).toEqual(['#boots', true])
  expect(findBanner()?.querySelectorAll('a')).toHaveLength(1)
  run.stop()
  await startExperience()
  expect(findBanner()?.querySelector('a')).toBe(null)
  expect(findMedia()?.getAttribute('alt')).toBe('Boots for rain')
})

test('[CAT-06.4] only the file for the current width is loaded, and crossing 768 px changes it', async () => {
  performance.clearResourceTimings()
  const [wide, narrow] = [pictureOf('only-wide'), pictureOf('only-narrow')]
  await startExperience({ desktopImg: wide, mobileImg: narrow })
  await expect.poll(() => listLoaded(wide).length).toBeGreaterThan(0)
  await waitUntilSettled()
  expect(listLoaded(narrow)).toEqual([])
  await page.viewport(767, 800)
  await expect.poll(readSource).toBe(narrow)
  await expect.poll(() => listLoaded(narrow).length).toBeGreaterThan(0)
  await page.viewport(768, 800)
  await expect.poll(readSource).toBe(wide)
})

test.each([320, 1280])(
  '[CAT-06.5] at %i px the banner is as wide as the listing and keeps its proportions',
  async (width) => {
    await page.viewport(width, 800)
    await startExperience()
    const image = findMedia() as HTMLImageElement
    const box = image.getBoundingClientRect()
    expect(box.width).toBe(document.querySelector('ul')?.getBoundingClientRect().width)
    expect(box.width / box.height).toBeCloseTo(image.naturalWidth / image.naturalHeight, 2)
  },
)

test('[CAT-06.6] after the list is redrawn there is still one banner', async () => {
  await startExperience()
  document.querySelector('ul')?.replaceChildren(document.createElement('li'))
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-media-banner img')).toHaveLength(1)
  document.querySelector('ul')?.replaceWith(document.createRange().createContextualFragment(grid))
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-media-banner img')).toHaveLength(1)
  expect(findBanner()?.nextElementSibling?.getAttribute('data-anchor')).toBe('productGrid')
})

test('a file that cannot be loaded leaves no gap', async () => {
  await startExperience({ desktopImg: '/catalogue/testing/none.svg?missing' })
  await expect.poll(() => findBanner()?.getBoundingClientRect().height).toBe(0)
})

test('[CAT-06.6] removing the experience removes the banner', async () => {
  const before = pageState()
  await startExperience({ ...both, bannerURL: '#boots' })
  run.stop()
  expect(pageState()).toEqual(before)
})

describe('[CAT-06.7] words', () => {
  const words = {
    ...both,
    altText: '',
    title: 'Wet streets',
    text: 'Boots that hold',
    cta: 'See them',
    bannerURL: '#boots',
  }
  const boxOf = (selector: string) =>
    (document.querySelector(`.category-media-banner ${selector}`) as Element).getBoundingClientRect()

  test.each([
    [1280, 'before', () => expect(boxOf('.instep-words').right).toBeLessThanOrEqual(boxOf('img').left)],
    [390, 'below', () => expect(boxOf('.instep-words').top).toBeGreaterThanOrEqual(boxOf('img').bottom)],
  ])('at %i px stand %s the picture and name its link', async (width, _, judge) => {
    await page.viewport(width, 800)
    await startExperience(words)
    await expect.poll(() => boxOf('img').height).toBeGreaterThan(0)
    const link = page.getByRole('link', { name: 'Wet streets Boots that hold See them', exact: true }).element()
    expect(link.querySelector('h2')?.textContent).toBe('Wet streets')
    judge()
  })

  test('have nothing to press without an address', async () => {
    await startExperience({ ...words, bannerURL: '' })
    expect(findBanner()?.querySelector('.instep-words')?.textContent).toBe('Wet streetsBoots that hold')
  })

  test('take the room that is kept for them', async () => {
    document.querySelector('[data-anchor="productGrid"]')?.removeAttribute('style')
    for (const width of [390, 1280]) {
      await page.viewport(width, 800)
      const measureTop = () => document.querySelector('[data-anchor="productGrid"]')?.getBoundingClientRect().top ?? 0
      const rules = template.room?.(words, { sizeOf: () => [240, 240] }) ?? []
      const style = document.createElement('style')
      style.textContent = roomStyles(1, rules, { productGrid: '[data-anchor="productGrid"]' })
      document.head.append(style)
      document.documentElement.setAttribute('data-instep', 'r1')
      const kept = measureTop()
      document.documentElement.removeAttribute('data-instep')
      style.remove()
      await startExperience(words)
      await expect.poll(() => boxOf('img').height).toBeGreaterThan(0)
      expect(kept).toBeGreaterThan(200)
      expect(measureTop()).toBeCloseTo(kept, 0)
      run.stop()
    }
  })
})
