import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const icon = (name: string) => `/catalogue/testing/icon.svg?${name}`
const fields = ['apple', 'klarna', 'paypal', 'amex', 'mastercard', 'visa']
const all = Object.fromEntries(fields.map((name) => [name, icon(name)]))

let run: TemplateRun

beforeEach(() => void aPage(shopPage))

afterEach(() => run.stop())

async function start(content: object = all): Promise<void> {
  run = await runTemplate({ experience, template, content })
  const loaded = icons().map((each) => each.decode().catch(() => undefined))
  await Promise.all(loaded)
}

const row = () => document.querySelector('.product-payment-icons ul') as HTMLElement
const icons = () => [...document.querySelectorAll<HTMLImageElement>('.product-payment-icons img')]
const names = () => icons().map(({ alt }) => alt)

test('[PDP-02.1] [PDP-02.2] the icons stand directly after the first button, in one order, with the names as alt texts', async () => {
  await start()
  const [first] = document.querySelectorAll('[data-anchor="addToBag"]')
  expect(first?.nextElementSibling?.className).toBe('product-payment-icons')
  expect(document.querySelectorAll('.product-payment-icons')).toHaveLength(1)
  expect(names()).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Klarna', 'Apple Pay'])
  expect(icons().map((each) => each.getAttribute('src'))).toEqual(fields.toReversed().map(icon))
})

test('[PDP-02.1] a method without an icon is left out, and so is one whose icon cannot be loaded: the others close up', async () => {
  await start({ ...all, mastercard: '', amex: '/catalogue/testing/none.svg' })
  await expect.poll(names).toEqual(['Visa', 'PayPal', 'Klarna', 'Apple Pay'])
  const boxes = icons().map((each) => each.getBoundingClientRect())
  const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)))
  expect(gaps).toEqual([8, 8, 8])
})

test('[PDP-02.3] the row is a named list, 24 px high, in the middle under the button', async () => {
  const panel = document.querySelector('[data-anchor="productPanel"]') as HTMLElement
  const button = document.querySelector('[data-anchor="addToBag"]') as HTMLElement
  panel.style.width = '400px'
  button.style.width = '400px'
  await start()
  expect([row().tagName, row().getAttribute('aria-label')]).toEqual(['UL', 'Accepted payment methods'])
  expect(row().getBoundingClientRect().height).toBe(24)
  expect(icons().map((each) => each.getBoundingClientRect().height)).toEqual(fields.map(() => 24))
  const middle = (left = 0, right = 0) => (left + right) / 2
  const under = button.getBoundingClientRect()
  const [first, last] = [icons()[0], icons().at(-1)].map((each) => each?.getBoundingClientRect())
  expect(middle(first?.left, last?.right)).toBeCloseTo(middle(under.left, under.right), 0)
  expect(first?.top).toBeGreaterThanOrEqual(under.bottom)
})

test('[PDP-02.3] it wraps in a buy panel that is narrower', async () => {
  const panel = document.querySelector('[data-anchor="productPanel"]') as HTMLElement
  panel.style.width = '100px'
  await start()
  expect(row().getBoundingClientRect().height).toBe(24 + 8 + 24)
  expect(row().getBoundingClientRect().width).toBe(100)
})

test('[PDP-02.4] with all fields empty nothing is inserted', async () => {
  const before = pageState()
  await start({})
  expect(pageState()).toEqual(before)
})

test('[PDP-02.5] icons are no links and take no focus; removal takes the row out', async () => {
  const before = pageState()
  await start()
  expect(row().querySelectorAll('a, button, [tabindex]')).toHaveLength(0)
  expect(icons().some((each) => each.closest('a, button'))).toBe(false)
  run.stop()
  expect(pageState()).toEqual(before)
})
