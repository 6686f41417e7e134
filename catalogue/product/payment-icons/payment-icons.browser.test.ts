import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const iconOf = (name: string) => `/catalogue/testing/icon.svg?${name}`
const fields = ['apple', 'klarna', 'paypal', 'amex', 'mastercard', 'visa']
const all = Object.fromEntries(fields.map((name) => [name, iconOf(name)]))

let run: TemplateRun

beforeEach(() => void aPage(shopPage))

afterEach(() => run.stop())

async function startExperience(content: object = all): Promise<void> {
  run = await runTemplate({ experience, template, content })
  const loaded = findIcons().map((each) => each.decode().catch(() => undefined))
  await Promise.all(loaded)
}

const findRow = () => document.querySelector('.product-payment-icons ul') as HTMLElement
const findIcons = () => [...document.querySelectorAll<HTMLImageElement>('.product-payment-icons img')]
const readNames = () => findIcons().map(({ alt }) => alt)

test('[PDP-02.1] [PDP-02.2] the icons are directly after the first button in fixed order, with the names as alt texts', async () => {
  await startExperience()
  const [first] = document.querySelectorAll('[data-anchor="addToBag"]')
  expect(first?.nextElementSibling?.className).toBe('product-payment-icons')
  expect(document.querySelectorAll('.product-payment-icons')).toHaveLength(1)
  expect(readNames()).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Klarna', 'Apple Pay'])
  expect(findIcons().map((each) => each.getAttribute('src'))).toEqual(fields.toReversed().map(iconOf))
})

test('[PDP-02.1] beside a quantity the icons are below the row of both, also when the shop has removed them', async () => {
  aPage(
    '<form style="display: flex; width: 380px"><input style="width: 60px"><button data-anchor="addToBag" style="flex: 1">Add to bag</button></form>',
  )
  await startExperience()
  const readPlace = () => document.querySelector('form')?.nextElementSibling?.className
  expect(readPlace()).toBe('product-payment-icons')
  document.querySelector('.product-payment-icons')?.remove()
  await expect.poll(readPlace).toBe('product-payment-icons')
})

test('[PDP-02.1] a method whose icon is missing or cannot be loaded is left out, and the others close the gap', async () => {
  await startExperience({ ...all, mastercard: '', amex: '/catalogue/testing/none.svg' })
  await expect.poll(readNames).toEqual(['Visa', 'PayPal', 'Klarna', 'Apple Pay'])
  const boxes = findIcons().map((each) => each.getBoundingClientRect())
  const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)))
  expect(gaps).toEqual([8, 8, 8])
})

test('[PDP-02.3] the row is a named list, 24 px high and centred below the button', async () => {
  const panel = document.querySelector('[data-anchor="productPanel"]') as HTMLElement
  const button = document.querySelector('[data-anchor="addToBag"]') as HTMLElement
  panel.style.width = '400px'
  button.style.width = '400px'
  await startExperience()
  expect([findRow().tagName, findRow().getAttribute('aria-label')]).toEqual(['UL', 'Accepted payment methods'])
  expect(findRow().getBoundingClientRect().height).toBe(24)
  expect(findIcons().map((each) => each.getBoundingClientRect().height)).toEqual(fields.map(() => 24))
  const computeMiddle = (left = 0, right = 0) => (left + right) / 2
  const under = button.getBoundingClientRect()
  const [first, last] = [findIcons()[0], findIcons().at(-1)].map((each) => each?.getBoundingClientRect())
  expect(computeMiddle(first?.left, last?.right)).toBeCloseTo(computeMiddle(under.left, under.right), 0)
  expect(first?.top).toBeGreaterThanOrEqual(under.bottom)
})

test('[PDP-02.3] the row wraps in a narrow buy panel', async () => {
  const panel = document.querySelector('[data-anchor="productPanel"]') as HTMLElement
  panel.style.width = '100px'
  await startExperience()
  expect(findRow().getBoundingClientRect().height).toBe(24 + 8 + 24)
  expect(findRow().getBoundingClientRect().width).toBe(100)
})

test('[PDP-02.4] when all fields are empty nothing is inserted', async () => {
  const before = pageState()
  await startExperience({})
  expect(pageState()).toEqual(before)
})

test('[PDP-02.5] icons are not links and cannot be focused; removing the experience removes the row', async () => {
  const before = pageState()
  await startExperience()
  expect(findRow().querySelectorAll('a, button, [tabindex]')).toHaveLength(0)
  expect(findIcons().some((each) => each.closest('a, button'))).toBe(false)
  run.stop()
  expect(pageState()).toEqual(before)
})
