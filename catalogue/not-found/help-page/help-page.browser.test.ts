import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsBelow } from '../../kit/shop/texts-below.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
const aTile = (at: number) => ({
  [`image${at}`]: `${icon}?${at}`,
  [`imageTitle${at}`]: `Tile ${at}`,
  [`imageUrl${at}`]: `#tile-${at}`,
})
const content = {
  title: 'This way is closed',
  subTitle: 'Others are open',
  category: { categoryTitle: 'Ways on', ...aTile(1), ...aTile(2), ...aTile(3), ...aTile(4) },
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

async function startExperience(own: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { ...content, ...own } })
}

const findHelp = () => document.querySelector('.not-found-help-page')
const findAll = (selector: string) => [...(findHelp()?.querySelectorAll<HTMLElement>(selector) ?? [])]
/** Returns the visible text of the shop's message. */
const readMessage = () =>
  textsBelow(document.querySelector('[data-anchor="noResults"]') as Element)
    .filter(({ parentElement }) => parentElement?.checkVisibility() && !findHelp()?.contains(parentElement))
    .map(({ data }) => data)
    .join('')
const findInput = () => findHelp()?.querySelector('input') as HTMLInputElement

test("[NF-01.1] title, subTitle, search form, tiles and banners replace the shop's message, in this order", async () => {
  await startExperience()
  expect(readMessage()).toBe('')
  expect([...(findHelp()?.children ?? [])].map((each) => each.className || each.tagName)).toEqual([
    ...['H1', 'P', 'instep-search', 'instep-heading', 'not-found-help-page-tiles'],
    ...['not-found-help-page-banner', 'not-found-help-page-banner'],
  ])
  expect(document.querySelector('#rest')?.getBoundingClientRect().top).toBeGreaterThan(
    findHelp()?.getBoundingClientRect().bottom ?? 0,
  )
})

test('[NF-01.2] title is the main heading of the page, and subTitle a paragraph below it', async () => {
  await startExperience()
  expect(
    page
      .getByRole('heading', { level: 1 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([content.title])
  expect(findAll('h1 + p').map(({ textContent }) => textContent)).toEqual([content.subTitle])
})

test('[NF-01.3] the search form holds one input of at most 256 characters, named Search, and submits on Enter and by its button', async () => {
  await startExperience()
  const submits: Event[] = []
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  window.addEventListener('submit', (event) => submits.push(event), { signal: ended.signal })
  expect(findAll('form input')).toHaveLength(1)
  expect(findInput().maxLength).toBe(256)
  expect(page.getByRole('searchbox', { name: 'Search' }).element()).toBe(findInput())
  findInput().focus()
  await userEvent.keyboard('{Enter}')
  expect(submits).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  expect(submits).toHaveLength(2)
})

test('[NF-01.5] empty text is not submitted', async () => {
  await startExperience()
  const before = location.href
  for (const text of ['', '   ']) {
    findInput().value = text
    await userEvent.click(page.getByRole('button', { name: 'Search' }))
    expect(document.activeElement).toBe(findInput())
  }
  await waitUntilSettled()
  expect(location.href).toBe(before)
})

test('[NF-01.6] below categoryTitle each tile has its picture and text and is one link to its imageUrl', async () => {
  await startExperience()
  expect(findAll('h2 + ul').map((each) => each.previousElementSibling?.textContent)).toEqual(['Ways on'])
  const tiles = findAll('li').map((each) => [
    each.querySelector('img')?.getAttribute('src'),
    each.textContent,
    [...each.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ])
  expect(tiles).toEqual([1, 2, 3, 4].map((at) => [`${icon}?${at}`, `Tile ${at}`, [`#tile-${at}`]]))
  expect(findAll('li > a > img')).toHaveLength(4)
})

test('without tiles their heading is left out', async () => {
  await startExperience({ category: { categoryTitle: 'Ways on', image1: icon } })
  expect([findAll('h2'), findAll('ul')]).toEqual([[], []])
})

test('[NF-01.8] there are four tiles in a row, and two at 575 px and below', async () => {
  await startExperience()
  const countRows = () => [...new Set(findAll('li').map((each) => each.getBoundingClientRect().top))].length
  for (const [width, count] of [
    [1280, 1],
    [576, 1],
    [575, 2],
    [320, 2],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(countRows).toBe(count)
  }
})

test('a banner with url is a link, and one whose picture cannot be loaded is removed', async () => {
  await startExperience({ banner2: { show: true, image: '/catalogue/testing/no-such-picture.svg?banner', url: '#b' } })
  await expect
    .poll(() => findAll('.not-found-help-page-banner').map((each) => each.checkVisibility()))
    .toEqual([true, false])
  expect(findAll('.not-found-help-page-banner a')[0]?.getAttribute('href')).toBe('#banner')
})

describe('[NF-01.10]', () => {
  test.each([
    ['a search with results', '<h1>2 results</h1><ul><li>Boot</li></ul>'],
    ['another page', '<h1>Privacy</h1><p>We keep little</p>'],
  ])('on %s nothing changes', async (_, html) => {
    aPage(`<main>${html}</main>`)
    const before = pageState()
    await startExperience()
    for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
    expect(pageState()).toEqual(before)
    expect([...template.pages]).toEqual(['search', 'other'])
  })
})

test('[NF-01.11] the focus does not move, and the page keeps its title', async () => {
  const { title } = document
  const link = document.createElement('button')
  document.body.prepend(link)
  link.focus()
  await startExperience()
  expect(document.activeElement).toBe(link)
  expect(document.title).toBe(title)
})

test("[NF-01.12] removing the experience removes everything and shows the shop's message", async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(readMessage()).toBe('404Nothing was found')
})

test("[NF-01.13] the form begins with the text of the field in the shop's message, and has a placeholder and a label", async () => {
  const message = document.querySelector('[data-anchor="noResults"]') as HTMLElement
  message.insertAdjacentHTML('beforeend', '<input type="search" name="q" value="flying shoes">')
  await startExperience({ placeholder: 'Bottes', label: 'Rechercher' })
  expect([findInput().value, findInput().placeholder]).toEqual(['flying shoes', 'Bottes'])
  expect(page.getByRole('searchbox', { name: 'Rechercher', exact: true }).element()).toBe(findInput())
})

test.each([
  [1280, 'before'],
  [390, 'below'],
])('[NF-01.14] at %i px the words of a banner stand %s its picture and name its link', async (width, place) => {
  await page.viewport(width, 800)
  const words = { title: 'Boots', text: 'For rain', cta: 'See them' }
  await startExperience({ banner1: { ...content.banner1, ...words }, banner2: { ...content.banner2, ...words } })
  const link = page.getByRole('link', { name: 'Boots For rain See them', exact: true }).element()
  const [inside, picture] = ['.instep-words', 'img'].map((each) => link.querySelector(each)?.getBoundingClientRect())
  if (place === 'before') expect(inside?.right).toBeLessThanOrEqual(picture?.left ?? Number.NaN)
  else expect(inside?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.NaN)
  expect(findAll('.instep-words').map(({ textContent }) => textContent)).toEqual([
    'BootsFor rainSee them',
    'BootsFor rain',
  ])
})
