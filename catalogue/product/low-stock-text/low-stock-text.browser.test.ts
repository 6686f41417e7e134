import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
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

async function start(stock: unknown, facts: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, published: [ofStock(stock)], ...facts })
  runs.push(run)
  return run
}

const line = () => document.querySelector('[data-anchor="stockText"]') as HTMLElement
const words = () => line().textContent
const color = () => line().style.color

test('[PDP-29.1] [PDP-29.2] [PDP-29.3] the line follows the newest product event, with the words and the colour of a low stock or the shop’s own', async () => {
  const run = await start(3)
  expect([words(), color()]).toEqual(['Only 3 left', 'rgb(1, 2, 3)'])
  run.publish(...ofStock('2'))
  expect(words()).toBe('Only 2 left')
  run.publish(...ofStock(6))
  expect([words(), color()]).toEqual(['In stock', ''])
  run.publish(...ofStock(0))
  expect(words()).toBe('Only 0 left')
  run.publish(...ofStock(''))
  expect([words(), color()]).toEqual(['In stock', ''])
})

describe('[PDP-29.3] what the shop writes for a chosen size', () => {
  test.each([
    ['before', ['write', 'publish']],
    ['after', ['publish', 'write']],
  ])(
    '%s it publishes it gives way to the words of a low stock, and shows again above the threshold',
    async (_, order) => {
      const run = await start(50)
      /** A shop that writes its line anew with each choice. */
      function choose(stock: number): void {
        for (const step of order)
          if (step === 'publish') run.publish(...ofStock(stock))
          else line().textContent = `${stock} in stock`
      }
      for (const [stock, shown] of [
        [4, 'Only 4 left'],
        [3, 'Only 3 left'],
        [9, '9 in stock'],
        [1, 'Only 1 left'],
      ] as const) {
        choose(stock)
        await expect.poll(words).toBe(shown)
      }
      run.stop()
      expect(words()).toBe('1 in stock')
      expect(run.errors).toEqual([])
    },
  )
})

test('a shopper who goes through many sizes at once does not look like a page that fights back', async () => {
  const run = await start(3)
  for (let turn = 0; turn < 30; turn++) {
    const stock = 1 + (turn % 7)
    line().textContent = `${stock} in stock`
    await new Promise((resolve) => setTimeout(resolve))
    run.publish(...ofStock(stock))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.poll(words).toBe('Only 2 left')
  expect(run.errors).toEqual([])
})

test('a page that puts its words back without end has them in the end', async () => {
  const run = await start(3)
  for (let turn = 0; turn < 20; turn++) {
    line().textContent = 'In stock'
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.poll(() => run.explanation.progress).toBe('failed')
  expect(words()).toBe('In stock')
})

test('a line of several parts reads as the words alone, an icon stays, and an empty one gets them', async () => {
  line().innerHTML = '<svg width="8" height="8" aria-hidden="true"></svg> <b>In</b> <i>stock</i>'
  const before = line().outerHTML
  const run = await start(3)
  expect([words()?.trim(), line().querySelectorAll('svg').length]).toEqual(['Only 3 left', 1])
  run.stop()
  expect(line().outerHTML).toBe(before)

  line().replaceChildren()
  const empty = line().outerHTML
  const next = await start(3)
  expect(words()).toBe('Only 3 left')
  line().append('Out of stock')
  await waitUntilSettled()
  expect(words()).toBe('Only 3 left')
  next.stop()
  expect(words()).toBe('Out of stock')
  line().replaceChildren()
  expect(line().outerHTML).toBe(empty)
})

test('[PDP-29.4] together with the low-stock message line and box each say it once', async () => {
  await start(3, { experience: box, template: boxTemplate, content: { threshold: 5, text: 'Hurry: {count}' } })
  const first = document.querySelectorAll('.product-low-stock-box')
  await start(3)
  expect(words()).toBe('Only 3 left')
  expect([...document.querySelectorAll('.product-low-stock-box')]).toEqual([...first])
  expect(first).toHaveLength(1)
  expect(first[0]?.textContent).toBe('Hurry: 3')
  expect(document.querySelector('[data-anchor="productPanel"]')?.textContent?.match(/Only 3 left/g)).toHaveLength(1)
})

test('of two uses the first has the line, and the next when that one goes', async () => {
  const first = await start(3)
  await start(3, { content: { ...content, text: '{count}!' } })
  await waitUntilSettled()
  expect(words()).toBe('Only 3 left')
  first.stop()
  expect(words()).toBe('3!')
})

test('[PDP-29.5] removal restores the newest words and the colour of the shop', async () => {
  line().style.color = 'rgb(9, 9, 9)'
  const run = await start(3)
  line().firstChild?.replaceWith('Out of stock')
  await expect.poll(words).toBe('Only 3 left')
  run.stop()
  expect([words(), color()]).toEqual(['Out of stock', 'rgb(9, 9, 9)'])
})

test('without textColor the line keeps the colour it has', async () => {
  line().style.color = 'rgb(9, 9, 9)'
  await start(3, { content: { ...content, textColor: 'reddish' } })
  expect([words(), color()]).toEqual(['Only 3 left', 'rgb(9, 9, 9)'])
})

test('[PDP-29.5] removal leaves no trace', async () => {
  const before = pageState()
  const run = await start(3)
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
})
