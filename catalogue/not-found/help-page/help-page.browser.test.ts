import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsBelow } from '../../kit/shop/texts-below.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
const tile = (at: number) => ({
  [`image${at}`]: `${icon}?${at}`,
  [`imageTitle${at}`]: `Tile ${at}`,
  [`imageUrl${at}`]: `#tile-${at}`,
})
const content = {
  title: 'This way is closed',
  subTitle: 'Others are open',
  category: { categoryTitle: 'Ways on', ...tile(1), ...tile(2), ...tile(3), ...tile(4) },
  banner1: { show: true, image: `${icon}?b1`, url: '#banner' },
  banner2: { show: true, image: `${icon}?b2` },
}

let run: TemplateRun

beforeEach(
  () =>
    void aPage(
      '<main><div data-anchor="noResults"><h1>404</h1>Nothing <p>was found</p></div><p id="rest">Rest</p></main>',
    ),
)

afterEach(async () => {
  run.stop()
  await page.viewport(1280, 800)
})

async function start(own: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { ...content, ...own } })
}

const help = () => document.querySelector('.not-found-help-page')
const all = (selector: string) => [...(help()?.querySelectorAll<HTMLElement>(selector) ?? [])]
/** The words of the shop's message that can be seen. */
const message = () =>
  textsBelow(document.querySelector('[data-anchor="noResults"]') as Element)
    .filter(({ parentElement }) => parentElement?.checkVisibility() && !help()?.contains(parentElement))
    .map(({ data }) => data)
    .join('')
const input = () => help()?.querySelector('input') as HTMLInputElement

test("[NF-01.1] in place of the shop's message are title, subTitle, search form, tiles and banners, in this order", async () => {
  await start()
  expect(message()).toBe('')
  expect([...(help()?.children ?? [])].map((each) => each.className || each.tagName)).toEqual([
    ...['H1', 'P', 'instep-search', 'H2', 'not-found-help-page-tiles'],
    ...['not-found-help-page-banner', 'not-found-help-page-banner'],
  ])
  expect(document.querySelector('#rest')?.getBoundingClientRect().top).toBeGreaterThan(
    help()?.getBoundingClientRect().bottom ?? 0,
  )
})

test('[NF-01.2] title is the main heading of the page, subTitle a paragraph under it', async () => {
  await start()
  expect(
    page
      .getByRole('heading', { level: 1 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([content.title])
  expect(all('h1 + p').map(({ textContent }) => textContent)).toEqual([content.subTitle])
})

test('[NF-01.3] the search form holds one input of at most 256 characters, named Search, and submits on Enter and by its button', async () => {
  await start()
  const submits: Event[] = []
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  window.addEventListener('submit', (event) => submits.push(event), { signal: ended.signal })
  expect(all('form input')).toHaveLength(1)
  expect(input().maxLength).toBe(256)
  expect(page.getByRole('searchbox', { name: 'Search' }).element()).toBe(input())
  input().focus()
  await userEvent.keyboard('{Enter}')
  expect(submits).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  expect(submits).toHaveLength(2)
})

test('[NF-01.5] empty text is not submitted', async () => {
  await start()
  const before = location.href
  for (const text of ['', '   ']) {
    input().value = text
    await userEvent.click(page.getByRole('button', { name: 'Search' }))
    expect(document.activeElement).toBe(input())
  }
  await waitUntilSettled()
  expect(location.href).toBe(before)
})

test('[NF-01.6] under categoryTitle tiles show their picture and words, each one link to its imageUrl', async () => {
  await start()
  expect(all('h2 + ul').map((each) => each.previousElementSibling?.textContent)).toEqual(['Ways on'])
  const tiles = all('li').map((each) => [
    each.querySelector('img')?.getAttribute('src'),
    each.textContent,
    [...each.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ])
  expect(tiles).toEqual([1, 2, 3, 4].map((at) => [`${icon}?${at}`, `Tile ${at}`, [`#tile-${at}`]]))
  expect(all('li > a > img')).toHaveLength(4)
})

test('with no tile left there is no heading of theirs', async () => {
  await start({ category: { categoryTitle: 'Ways on', image1: icon } })
  expect([all('h2'), all('ul')]).toEqual([[], []])
})

test('[NF-01.8] four tiles stand in a row, two in a row at 575 px and below', async () => {
  await start()
  const rows = () => [...new Set(all('li').map((each) => each.getBoundingClientRect().top))].length
  for (const [width, count] of [
    [1280, 1],
    [576, 1],
    [575, 2],
    [320, 2],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(rows).toBe(count)
  }
})

test('a banner with url is a link, and one whose picture cannot be loaded is gone', async () => {
  await start({ banner2: { show: true, image: '/catalogue/testing/no-such-picture.svg?banner', url: '#b' } })
  await expect
    .poll(() => all('.not-found-help-page-banner').map((each) => each.checkVisibility()))
    .toEqual([true, false])
  expect(all('.not-found-help-page-banner a')[0]?.getAttribute('href')).toBe('#banner')
})

describe('[NF-01.10]', () => {
  test.each([
    ['a search with results', '<h1>2 results</h1><ul><li>Boot</li></ul>'],
    ['another page', '<h1>Privacy</h1><p>We keep little</p>'],
  ])('%s is not changed', async (_, html) => {
    aPage(`<main>${html}</main>`)
    const before = pageState()
    await start()
    for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
    expect(pageState()).toEqual(before)
    expect([...template.pages]).toEqual(['search', 'other'])
  })
})

test("[NF-01.11] focus is not moved, and the page's title stays", async () => {
  const { title } = document
  const link = document.createElement('button')
  document.body.prepend(link)
  link.focus()
  await start()
  expect(document.activeElement).toBe(link)
  expect(document.title).toBe(title)
})

test("[NF-01.12] removal takes everything out and shows the shop's message", async () => {
  const before = pageState()
  await start()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(message()).toBe('404Nothing was found')
})
