import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const picture = (name: string) => `/catalogue/testing/icon.svg?${name}`
const film = (name: string) => `/shop/video/films/brisa.webm?${name}`
const both = { desktopImg: picture('wide'), mobileImg: picture('narrow'), altText: 'Boots for rain' }
const grid = '<ul data-anchor="productGrid" style="margin: 0"><li>Boot</li></ul>'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(`<main style="width: 80vw">${grid}</main>`)
})

afterEach(() => run.stop())

async function start(content: object = both): Promise<void> {
  run = await runTemplate({ experience, template, content })
  await expect.poll(() => run.explanation.progress).toBe('executed')
}

const banner = () => document.querySelector<HTMLElement>('.category-media-banner')
const shown = () => banner()?.querySelector<HTMLImageElement | HTMLVideoElement>('img, video')
const source = () => shown()?.getAttribute('src')
const loaded = (address: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(address))

describe('[CAT-06.1]', () => {
  test.each([
    [320, 'narrow'],
    [767, 'narrow'],
    [768, 'wide'],
    [1280, 'wide'],
  ])('at %i px it stands directly before the grid and is the %s one', async (width, name) => {
    await page.viewport(width, 800)
    await start()
    expect(banner()?.nextElementSibling?.getAttribute('data-anchor')).toBe('productGrid')
    expect([shown()?.tagName, source()]).toEqual(['IMG', picture(name)])
  })

  test.each([
    [1280, 'wide'],
    [767, 'narrow'],
  ])('each may be a video: at %i px', async (width, name) => {
    await page.viewport(width, 800)
    await start({ desktopImg: film('wide'), mobileImg: film('narrow') })
    expect([shown()?.tagName, source()]).toEqual(['VIDEO', film(name)])
  })
})

test.each([
  [{ desktopImg: picture('wide') }, picture('wide')],
  [{ mobileImg: picture('narrow') }, picture('narrow')],
])('[CAT-06.2] with only one of the two it is used at every width: %j', async (content, expected) => {
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    await start(content)
    expect(source()).toBe(expected)
    run.stop()
  }
})

test('[CAT-06.2] with neither nothing is inserted', async () => {
  const before = pageState()
  await start({ altText: 'Boots', bannerURL: '/boots' })
  expect(pageState()).toEqual(before)
})

test('[CAT-06.3] with bannerURL it is one link named by altText, without it the picture has that alt text', async () => {
  await start({ ...both, bannerURL: '#boots' })
  const link = page.getByRole('link', { name: 'Boots for rain', exact: true }).element()
  expect([link.getAttribute('href'), link.contains(shown() ?? null)]).toEqual(['#boots', true])
  expect(banner()?.querySelectorAll('a')).toHaveLength(1)
  run.stop()
  await start()
  expect(banner()?.querySelector('a')).toBe(null)
  expect(shown()?.getAttribute('alt')).toBe('Boots for rain')
})

test('[CAT-06.4] only the file of the current width is loaded, and crossing 768 px changes it', async () => {
  performance.clearResourceTimings()
  const [wide, narrow] = [picture('only-wide'), picture('only-narrow')]
  await start({ desktopImg: wide, mobileImg: narrow })
  await expect.poll(() => loaded(wide).length).toBeGreaterThan(0)
  await waitUntilSettled()
  expect(loaded(narrow)).toEqual([])
  await page.viewport(767, 800)
  await expect.poll(source).toBe(narrow)
  await expect.poll(() => loaded(narrow).length).toBeGreaterThan(0)
  await page.viewport(768, 800)
  await expect.poll(source).toBe(wide)
})

test.each([320, 1280])('[CAT-06.5] at %i px it is as wide as the listing and keeps its proportions', async (width) => {
  await page.viewport(width, 800)
  await start()
  const image = shown() as HTMLImageElement
  const box = image.getBoundingClientRect()
  expect(box.width).toBe(document.querySelector('ul')?.getBoundingClientRect().width)
  expect(box.width / box.height).toBeCloseTo(image.naturalWidth / image.naturalHeight, 2)
})

test('[CAT-06.6] a list that is drawn anew leaves one banner', async () => {
  await start()
  document.querySelector('ul')?.replaceChildren(document.createElement('li'))
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-media-banner img')).toHaveLength(1)
  document.querySelector('ul')?.replaceWith(document.createRange().createContextualFragment(grid))
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-media-banner img')).toHaveLength(1)
  expect(banner()?.nextElementSibling?.getAttribute('data-anchor')).toBe('productGrid')
})

test('a file that cannot be loaded leaves no gap', async () => {
  await start({ desktopImg: '/catalogue/testing/none.svg?missing' })
  await expect.poll(() => banner()?.getBoundingClientRect().height).toBe(0)
})

test('[CAT-06.6] removal takes it out', async () => {
  const before = pageState()
  await start({ ...both, bannerURL: '#boots' })
  run.stop()
  expect(pageState()).toEqual(before)
})
