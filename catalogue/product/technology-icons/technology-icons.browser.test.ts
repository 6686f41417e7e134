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

async function start(description: string | undefined = names.join(', ')): Promise<void> {
  run = await runTemplate({ experience, template, content: { technologies }, published: [ofProduct('p', description)] })
}

const panel = () => document.querySelector('[data-anchor="descriptionPanel"]') as HTMLElement
const entries = () => [...document.querySelectorAll<HTMLElement>('.product-technology-icons li')]
const texts = () => entries().map(({ textContent }) => textContent)
const tops = () => entries().map((each) => Math.round(each.getBoundingClientRect().top))

test('[PDP-03.2] the icons are a list at the start of the panel, 48 px high, with their text under them', async () => {
  await start()
  expect(panel().firstElementChild?.className).toBe('product-technology-icons')
  expect(panel().firstElementChild?.firstElementChild?.tagName).toBe('UL')
  for (const entry of entries()) {
    const [icon, text] = [entry.querySelector('img'), entry.querySelector('span')].map((each) =>
      each?.getBoundingClientRect(),
    )
    expect(icon?.height).toBe(48)
    expect(text?.top).toBeGreaterThanOrEqual(icon?.bottom ?? Number.POSITIVE_INFINITY)
  }
})

test('[PDP-03.2] of a panel that folds they stand after its heading', async () => {
  aPage(folded)
  await start()
  expect(panel().querySelector('summary')?.nextElementSibling?.className).toBe('product-technology-icons')
})

test.each([
  [501, 4],
  [500, 2],
])('[PDP-03.2] at %i px %i stand in a row', async (width, inRow) => {
  await page.viewport(width, 800)
  await start()
  const rows = tops()
  expect(rows.filter((top) => top === rows[0])).toHaveLength(inRow)
})

test('[PDP-03.3] when nothing matches, or nothing is said of the product, nothing is inserted', async () => {
  const before = pageState()
  await start('A shoe')
  expect(pageState()).toEqual(before)
  run.stop()
  await start('')
  expect(pageState()).toEqual(before)
})

test('[PDP-03.4] another product replaces the icons', async () => {
  await start('With a wool lining')
  expect(texts()).toEqual(['Wool lining'])
  run.publish(...ofProduct('q', 'Non-slip sole under a waterproof membrane'))
  expect(texts()).toEqual(['Waterproof membrane', 'Non-slip sole'])
  run.publish(...ofProduct('r'))
  expect(texts()).toEqual([])
  run.publish(...ofProduct('s', 'Wool lining'))
  expect(texts()).toEqual(['Wool lining'])
})

test('[PDP-03.5] the alt texts are empty, and removal takes the list out', async () => {
  const before = pageState()
  await start()
  expect([...document.querySelectorAll('img')].map((each) => each.getAttribute('alt'))).toEqual(names.map(() => ''))
  run.stop()
  expect(pageState()).toEqual(before)
})
