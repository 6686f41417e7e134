import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const names = ['Waterproof membrane', 'Non-slip sole', 'Wool lining', 'Cork footbed', 'Welted construction']
const technologies = names.map((text) => ({ text, imageUrl: `/catalogue/testing/icon.svg?${encodeURI(text)}` }))
const folded = '<details data-anchor="descriptionPanel" open><summary>Description</summary><p>Words</p></details>'

let run: TemplateRun

beforeEach(() => void aPage('<div data-anchor="descriptionPanel" style="width: 300px"><p>Words</p></div>'))

afterEach(async () => {
  run.stop()
  await page.viewport(414, 896)
})

const ofProduct = (productId: string, description?: string): [string, object] => [
  'ecProduct',
  { eventType: 'detail', product: { productId, name: 'Court shoe', description } },
]

async function startExperience(description: string | undefined = names.join(', ')): Promise<void> {
  run = await runTemplate({ experience, template, content: { technologies }, published: [ofProduct('p', description)] })
}

const findPanel = () => document.querySelector('[data-anchor="descriptionPanel"]') as HTMLElement
const findEntries = () => [...document.querySelectorAll<HTMLElement>('.product-technology-icons li')]
const readTexts = () => findEntries().map(({ textContent }) => textContent)
const measureTops = () => findEntries().map((each) => Math.round(each.getBoundingClientRect().top))

test('[PDP-03.2] the icons are a list at the start of the panel, 48 px high, with their text below', async () => {
  await startExperience()
  expect(findPanel().firstElementChild?.className).toBe('product-technology-icons')
  expect(findPanel().firstElementChild?.firstElementChild?.tagName).toBe('UL')
  for (const entry of findEntries()) {
    const [icon, text] = [entry.querySelector('img'), entry.querySelector('span')].map((each) =>
      each?.getBoundingClientRect(),
    )
    expect(icon?.height).toBe(48)
    expect(text?.top).toBeGreaterThanOrEqual(icon?.bottom ?? Number.POSITIVE_INFINITY)
  }
})

test('[PDP-03.2] in a foldable panel the icons are after its heading', async () => {
  aPage(folded)
  await startExperience()
  expect(findPanel().querySelector('summary')?.nextElementSibling?.className).toBe('product-technology-icons')
})

test.each([
  [501, 4],
  [500, 2],
])('[PDP-03.2] at %i px there are %i icons in a row', async (width, inRow) => {
  await page.viewport(width, 800)
  await startExperience()
  const rows = measureTops()
  expect(rows.filter((top) => top === rows[0])).toHaveLength(inRow)
})

test('[PDP-03.3] when nothing matches, or the product has no texts, nothing is inserted', async () => {
  const before = pageState()
  await startExperience('A shoe')
  expect(pageState()).toEqual(before)
  run.stop()
  await startExperience('')
  expect(pageState()).toEqual(before)
})

test('[PDP-03.4] another product replaces the icons', async () => {
  await startExperience('With a wool lining')
  expect(readTexts()).toEqual(['Wool lining'])
  run.publish(...ofProduct('q', 'Non-slip sole under a waterproof membrane'))
  expect(readTexts()).toEqual(['Waterproof membrane', 'Non-slip sole'])
  run.publish(...ofProduct('r'))
  expect(readTexts()).toEqual([])
  run.publish(...ofProduct('s', 'Wool lining'))
  expect(readTexts()).toEqual(['Wool lining'])
})

test('[PDP-03.1] a description that comes with a later event of the same product counts, and stays without it', async () => {
  await startExperience('')
  expect(readTexts()).toEqual([])
  run.publish(...ofProduct('p', 'With a wool lining'))
  expect(readTexts()).toEqual(['Wool lining'])
  const [entry] = findEntries()
  run.publish(...ofProduct('p'))
  run.publish(...ofProduct('p', 'With a wool lining'))
  expect(findEntries()[0]).toBe(entry)
  run.publish(...ofProduct('p', 'With a wool lining and a non-slip sole'))
  expect(readTexts()).toEqual(['Non-slip sole', 'Wool lining'])
})

test('[PDP-03.5] the alt texts are empty, and removing the experience removes the list', async () => {
  const before = pageState()
  await startExperience()
  expect([...document.querySelectorAll('img')].map((each) => each.getAttribute('alt'))).toEqual(names.map(() => ''))
  run.stop()
  expect(pageState()).toEqual(before)
})
