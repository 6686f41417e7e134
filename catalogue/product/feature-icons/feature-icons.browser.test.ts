import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
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

async function start(pFeatures: unknown[] = three): Promise<void> {
  run = await runTemplate({ experience, template, content: { pFeatures } })
}

const entries = () => [...document.querySelectorAll<HTMLElement>('.product-feature-icons li')]
const texts = () => entries().map(({ textContent }) => textContent)
const icons = () => [...document.querySelectorAll<HTMLImageElement>('.product-feature-icons img')]
const top = (entry: HTMLElement | undefined) => Math.round(entry?.getBoundingClientRect().top ?? 0)

test('[PDP-18.1] the features are a list of icon and text, in their order, directly below the gallery', async () => {
  await start()
  const below = document.querySelector('[data-anchor="productGallery"]')?.nextElementSibling
  expect([below?.className, below?.firstElementChild?.tagName]).toEqual(['product-feature-icons', 'UL'])
  expect(texts()).toEqual(['Warm', 'Dry', 'Light'])
  expect(icons().map((each) => each.getAttribute('src'))).toEqual(three.map((each) => each.imageUrl))
})

test('[PDP-18.2] icons are 40 px high, in one row from 640 px on, and two in a row below', async () => {
  await page.viewport(640, 800)
  await start()
  expect(icons().map((each) => each.getBoundingClientRect().height)).toEqual([40, 40, 40])
  expect(new Set(entries().map(top)).size).toBe(1)
  await page.viewport(639, 800)
  const [first, second, third] = entries()
  expect(top(second)).toBe(top(first))
  expect(top(third)).toBeGreaterThan(top(second))
  expect(icons()[0]?.getBoundingClientRect().height).toBe(40)
})

test('[PDP-18.2] a row that is too long wraps, and the longest word stays within 320 px', async () => {
  await page.viewport(640, 800)
  await start(Array.from({ length: 9 }, (_, at) => aFeature(`Feature number ${at}`)))
  expect(new Set(entries().map(top)).size).toBeGreaterThan(1)
  run.stop()
  await page.viewport(320, 800)
  await start(['Nachhaltigkeitszertifizierungsverfahren', 'Rindfleischetikettierungsgesetz'].map(aFeature))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('at 320 px a word as long as "Wasserdichtigkeit" stays whole, under its icon', async () => {
  await page.viewport(320, 800)
  await start(['Wasserdichtigkeit', 'Leicht'].map(aFeature))
  const word = entries()[0]?.querySelector('span')?.getBoundingClientRect()
  expect(word?.height).toBe(20)
  expect(word?.top).toBeGreaterThanOrEqual(icons()[0]?.getBoundingClientRect().bottom ?? Number.NaN)
  expect(top(entries()[1])).toBe(top(entries()[0]))
})

test('[PDP-18.3] an entry without an icon is skipped, one without text is its icon', async () => {
  await start([{ text: 'Warm' }, { imageUrl }, { imageUrl: ' ', text: 'Dry' }, aFeature('Light')])
  expect(texts()).toEqual(['', 'Light'])
  expect(icons().map(({ alt }) => alt)).toEqual(['', ''])
  expect(icons()[0]?.getAttribute('alt')).toBe('')
})

test('[PDP-18.4] the text is the visible label, and the alt text of its icon is empty', async () => {
  await start()
  expect(entries().every((entry) => (entry.querySelector('span')?.getBoundingClientRect().width ?? 0) > 0)).toBe(true)
  expect(icons().map((each) => each.getAttribute('alt'))).toEqual(['', '', ''])
})

test('an empty list is off', async () => {
  const before = pageState()
  await start([])
  expect(pageState()).toEqual(before)
})

test('[PDP-18.5] removal takes the list out', async () => {
  const before = pageState()
  await start()
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
})
