import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const imageUrl = '/catalogue/testing/icon.svg'
const aFeature = (text: string) => ({ imageUrl: `${imageUrl}?${encodeURI(text)}`, text })
const three = ['Warm', 'Dry', 'Light'].map(aFeature)

let run: TemplateRun

beforeEach(() => void aPage('<main><section data-anchor="productGallery">Pictures</section><p>More</p></main>'))

afterEach(async () => {
  run.stop()
  await page.viewport(414, 896)
})

async function startExperience(pFeatures: unknown[] = three): Promise<void> {
  run = await runTemplate({ experience, template, content: { pFeatures } })
}

const findEntries = () => [...document.querySelectorAll<HTMLElement>('.product-feature-icons li')]
const readTexts = () => findEntries().map(({ textContent }) => textContent)
const findIcons = () => [...document.querySelectorAll<HTMLImageElement>('.product-feature-icons img')]
const measureTop = (entry: HTMLElement | undefined) => Math.round(entry?.getBoundingClientRect().top ?? 0)

test('[PDP-18.1] the features are a list of icons with text, in configured order, directly below the gallery', async () => {
  await startExperience()
  const below = document.querySelector('[data-anchor="productGallery"]')?.nextElementSibling
  expect([below?.className, below?.firstElementChild?.tagName]).toEqual(['product-feature-icons', 'UL'])
  expect(readTexts()).toEqual(['Warm', 'Dry', 'Light'])
  expect(findIcons().map((each) => each.getAttribute('src'))).toEqual(three.map((each) => each.imageUrl))
})

test.each([
  ['a float', 'display: flow-root', 'float: left'],
  ['a column of a row', 'display: flex; flex-wrap: wrap', ''],
  ['a column of a grid', 'display: grid; grid: auto / 1fr 1fr', 'display: grid; grid: auto / 1fr 1fr'],
])(
  '[PDP-18.1] where the gallery is %s, the list is below the pictures and leaves the other column in its place',
  async (_, row, own) => {
    await page.viewport(1000, 800)
    const picture = '<i style="display: block; height: 200px"></i>'
    aPage(`<main style="${row}; width: 900px"><section data-anchor="productGallery" style="${own}; width: 450px">${picture}${picture}</section>
    <p style="width: 450px; margin: 0 0 0 auto">Shoe</p></main>`)
    const placeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
    const [gallery, words] = ['section', 'p'].map(placeOf)
    await startExperience()
    expect(placeOf('p')).toEqual(words)
    expect(placeOf('.product-feature-icons').top).toBeGreaterThanOrEqual(placeOf('i:last-of-type').bottom)
    expect([placeOf('.product-feature-icons').left, placeOf('.product-feature-icons').width]).toEqual([
      gallery?.left,
      450,
    ])
  },
)

test('[PDP-18.2] icons are 40 px high, in one row from 640 px on, and two in a row below', async () => {
  await page.viewport(640, 800)
  await startExperience()
  expect(findIcons().map((each) => each.getBoundingClientRect().height)).toEqual([40, 40, 40])
  expect(new Set(findEntries().map(measureTop)).size).toBe(1)
  await page.viewport(639, 800)
  const [first, second, third] = findEntries()
  expect(measureTop(second)).toBe(measureTop(first))
  expect(measureTop(third)).toBeGreaterThan(measureTop(second))
  expect(findIcons()[0]?.getBoundingClientRect().height).toBe(40)
})

test('[PDP-18.2] a row that is too long wraps, and the longest word stays within 320 px', async () => {
  await page.viewport(640, 800)
  await startExperience(Array.from({ length: 9 }, (_, at) => aFeature(`Feature number ${at}`)))
  expect(new Set(findEntries().map(measureTop)).size).toBeGreaterThan(1)
  run.stop()
  await page.viewport(320, 800)
  await startExperience(['Nachhaltigkeitszertifizierungsverfahren', 'Rindfleischetikettierungsgesetz'].map(aFeature))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('at 320 px a word as long as "Wasserdichtigkeit" stays whole, under its icon', async () => {
  await page.viewport(320, 800)
  await startExperience(['Wasserdichtigkeit', 'Leicht'].map(aFeature))
  const word = findEntries()[0]?.querySelector('span')?.getBoundingClientRect()
  expect(word?.height).toBe(20)
  expect(word?.top).toBeGreaterThanOrEqual(findIcons()[0]?.getBoundingClientRect().bottom ?? Number.NaN)
  expect(measureTop(findEntries()[1])).toBe(measureTop(findEntries()[0]))
})

test('[PDP-18.3] an entry without an icon is skipped, and one without text shows its icon only', async () => {
  await startExperience([{ text: 'Warm' }, { imageUrl }, { imageUrl: ' ', text: 'Dry' }, aFeature('Light')])
  expect(readTexts()).toEqual(['', 'Light'])
  expect(findIcons().map(({ alt }) => alt)).toEqual(['', ''])
  expect(findIcons()[0]?.getAttribute('alt')).toBe('')
})

test('[PDP-18.4] the text is the visible label, and the alt text of its icon is empty', async () => {
  await startExperience()
  expect(findEntries().every((entry) => (entry.querySelector('span')?.getBoundingClientRect().width ?? 0) > 0)).toBe(
    true,
  )
  expect(findIcons().map((each) => each.getAttribute('alt'))).toEqual(['', '', ''])
})

test('[PDP-18.6] texts and list stand where they stay while the icons have not loaded', async () => {
  const places = () =>
    findEntries().map((entry) => {
      const [row, text] = [entry, entry.querySelector('span')].map((each) => each?.getBoundingClientRect())
      return [row?.top, row?.height, text?.left]
    })
  await startExperience([aFeature('Warm'), aFeature('Light')])
  await expect.poll(() => findIcons().every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true)
  const loaded = places()
  for (const icon of findIcons()) icon.removeAttribute('src')
  await waitUntilSettled()
  expect(places()).toEqual(loaded)
})

test('an empty list shows nothing', async () => {
  const before = pageState()
  await startExperience([])
  expect(pageState()).toEqual(before)
})

test('[PDP-18.5] removing the experience removes the list', async () => {
  const before = pageState()
  await startExperience()
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
})
