import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { keepTranslated } from '../../testing/translate-page.ts'
import { experience as box } from '../low-stock/experience.tsx'
import { template as boxTemplate } from '../low-stock/template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const content = { threshold: 5, text: 'Only {count} left', textColor: 'rgb(1, 2, 3)' }

const runs: TemplateRun[] = []

beforeEach(() => void aPage(shopPage))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

const ofStock = (stock: unknown): [string, object] => [
  'ecProduct',
  { eventType: 'detail', product: { productId: 'p', stock } },
]

async function startExperience(stock: unknown, facts: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, published: [ofStock(stock)], ...facts })
  runs.push(run)
  return run
}

const findLine = () => document.querySelector('[data-anchor="stockText"]') as HTMLElement
const readText = () => findLine().textContent
const readColor = () => findLine().style.color

test('[PDP-29.1] [PDP-29.2] [PDP-29.3] the line follows the latest product event, with text and colour for a low stock or those of the shop', async () => {
  const run = await startExperience(3)
  expect([readText(), readColor()]).toEqual(['Only 3 left', 'rgb(1, 2, 3)'])
  run.publish(...ofStock('2'))
  expect(readText()).toBe('Only 2 left')
  run.publish(...ofStock(6))
  expect([readText(), readColor()]).toEqual(['In stock', ''])
  run.publish(...ofStock(0))
  expect(readText()).toBe('Only 0 left')
  run.publish(...ofStock(''))
  expect([readText(), readColor()]).toEqual(['In stock', ''])
})

test.each([
  ['the text of the shop', 'In stock'],
  ['an empty line', ''],
])(
  'where the browser translates the page, %s is replaced once, by the latest message, and comes back',
  async (_, text) => {
    findLine().textContent = text
    keepTranslated()
    const run = await startExperience(3)
    for (const stock of [3, 2]) {
      run.publish(...ofStock(stock))
      await waitUntilSettled()
      expect(readText()).toBe(`Only ${stock} left`)
    }
    run.publish(...ofStock(6))
    await waitUntilSettled()
    expect(readText()).toBe(text && 'In~ stock~')
    expect(run.errors).toEqual([])
  },
)

describe('[PDP-29.3] the text that the shop writes for a chosen size', () => {
  test.each([
    ['before', ['write', 'publish']],
    ['after', ['publish', 'write']],
  ])(
    'when written %s publishing, it is replaced by the text for a low stock, and shown again above the threshold',
    async (_, order) => {
      const run = await startExperience(50)
      /** Simulates a shop that rewrites its line with each choice. */
      function chooseSize(stock: number): void {
        for (const step of order)
          if (step === 'publish') run.publish(...ofStock(stock))
          else findLine().textContent = `${stock} in stock`
      }
      for (const [stock, shown] of [
        [4, 'Only 4 left'],
        [3, 'Only 3 left'],
        [9, '9 in stock'],
        [1, 'Only 1 left'],
      ] as const) {
        chooseSize(stock)
        await expect.poll(readText).toBe(shown)
      }
      run.stop()
      expect(readText()).toBe('1 in stock')
      expect(run.errors).toEqual([])
    },
  )
})

test('choosing many sizes in quick succession does not count as the shop reverting the change', async () => {
  const run = await startExperience(3)
  for (let turn = 0; turn < 30; turn++) {
    const stock = 1 + (turn % 7)
    findLine().textContent = `${stock} in stock`
    await new Promise((resolve) => setTimeout(resolve))
    run.publish(...ofStock(stock))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.poll(readText).toBe('Only 2 left')
  expect(run.errors).toEqual([])
})

test('a page that keeps restoring its text keeps it in the end', async () => {
  const run = await startExperience(3)
  for (let turn = 0; turn < 20; turn++) {
    findLine().textContent = 'In stock'
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.poll(() => run.explanation.progress).toBe('failed')
  expect(readText()).toBe('In stock')
})

test('a line of several parts shows only the text, an icon in it stays, and an empty line gets the text', async () => {
  findLine().innerHTML = '<svg width="8" height="8" aria-hidden="true"></svg> <b>In</b> <i>stock</i>'
  const before = findLine().outerHTML
  const run = await startExperience(3)
  expect([readText()?.trim(), findLine().querySelectorAll('svg').length]).toEqual(['Only 3 left', 1])
  run.stop()
  expect(findLine().outerHTML).toBe(before)

  findLine().replaceChildren()
  const empty = findLine().outerHTML
  const next = await startExperience(3)
  expect(readText()).toBe('Only 3 left')
  findLine().append('Out of stock')
  await waitUntilSettled()
  expect(readText()).toBe('Only 3 left')
  next.stop()
  expect(readText()).toBe('Out of stock')
  findLine().replaceChildren()
  expect(findLine().outerHTML).toBe(empty)
})

test('styles and data within the line do not change', async () => {
  findLine().innerHTML =
    '<style>b { margin: 0 }</style><script type="application/json">{"stock": 3}</script><b>In stock</b>'
  const [style, data] = [...findLine().children].map(({ textContent }) => textContent)
  await startExperience(3)
  expect([...findLine().children].map(({ textContent }) => textContent)).toEqual([style, data, 'Only 3 left'])
})

test('[PDP-29.4] together with the low-stock message, line and box each show it once', async () => {
  await startExperience(3, {
    experience: box,
    template: boxTemplate,
    content: { threshold: 5, text: 'Hurry: {count}' },
  })
  const first = document.querySelectorAll('.product-low-stock-box')
  await startExperience(3)
  expect(readText()).toBe('Only 3 left')
  expect([...document.querySelectorAll('.product-low-stock-box')]).toEqual([...first])
  expect(first).toHaveLength(1)
  expect(first[0]?.textContent).toBe('Hurry: 3')
  expect(document.querySelector('[data-anchor="productPanel"]')?.textContent?.match(/Only 3 left/g)).toHaveLength(1)
})

test('of two experiences the first changes the line, and the next one when the first is removed', async () => {
  const first = await startExperience(3)
  await startExperience(3, { content: { ...content, text: '{count}!' } })
  await waitUntilSettled()
  expect(readText()).toBe('Only 3 left')
  first.stop()
  await waitUntilSettled()
  expect(readText()).toBe('3!')
})

test("[PDP-29.5] removing the experience restores the shop's latest text and colour", async () => {
  findLine().style.color = 'rgb(9, 9, 9)'
  const run = await startExperience(3)
  findLine().firstChild?.replaceWith('Out of stock')
  await expect.poll(readText).toBe('Only 3 left')
  run.stop()
  expect([readText(), readColor()]).toEqual(['Out of stock', 'rgb(9, 9, 9)'])
})

test('without textColor the line keeps its colour', async () => {
  findLine().style.color = 'rgb(9, 9, 9)'
  await startExperience(3, { content: { ...content, textColor: 'reddish' } })
  expect([readText(), readColor()]).toEqual(['Only 3 left', 'rgb(9, 9, 9)'])
})

test('[PDP-29.5] removing the experience leaves no trace', async () => {
  const before = pageState()
  const run = await startExperience(3)
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
})
