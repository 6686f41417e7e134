import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const boxItem = [{ text: 'Sent today' }, 'Free returns', { text: 'Collect in store' }]
const own = { background: 'rgb(238, 240, 236)', color: 'rgb(20, 32, 29)' }

const aBox = (open = ' open=""') => `
  <style>#box { background: ${own.background}; color: ${own.color} }</style>
  <p>Before</p>
  <details id="box" data-anchor="deliveryOptions"${open}>
    <summary>Delivery</summary><dl><dt>Standard</dt><dd>Three days</dd></dl>
  </details>
  <p>After</p>`

let run: TemplateRun

beforeEach(() => void aPage(aBox()))

afterEach(() => run.stop())

async function start(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { boxItem, ...content } })
}

const box = () => document.getElementById('box') as HTMLDetailsElement
const lines = () => [...box().querySelectorAll<HTMLElement>('ul > li')]
const words = () => lines().map(({ textContent }) => textContent)
const paint = () => ({
  background: getComputedStyle(box()).backgroundColor,
  color: getComputedStyle(lines()[0] ?? box()).color,
})

describe('[PDP-27.1]', () => {
  test.each([
    ['open', ' open=""'],
    ['closed', ''],
  ])('the content of an %s block is hidden, and the lines stand in its place in their colours', async (_, open) => {
    aPage(aBox(open))
    await start({ bgColor: 'rgb(1, 2, 3)', textColor: '#fff' })
    expect(words()).toEqual(['Sent today', 'Free returns', 'Collect in store'])
    expect(lines().every((line) => line.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    expect(lines().every((line) => line.getBoundingClientRect().height > 10)).toBe(true)
    const [first, second] = lines().map((line) => line.getBoundingClientRect())
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
    for (const old of box().querySelectorAll('summary, dl')) expect(old.checkVisibility()).toBe(false)
    expect(paint()).toEqual({ background: 'rgb(1, 2, 3)', color: 'rgb(255, 255, 255)' })
  })
})

test.each([
  [true, 'underline'],
  [false, 'none'],
  [undefined, 'none'],
])('[PDP-27.2] with underline %s each line is: %s', async (underline, decoration) => {
  await start({ underline })
  expect(lines().map((line) => getComputedStyle(line).textDecorationLine)).toEqual(Array(3).fill(decoration))
})

test.each([[[]], [['', ' ']], [[{ text: ' ' }, null]]])(
  '[PDP-27.3] a list with nothing to say changes nothing: %o',
  async (none) => {
    const before = pageState()
    await start({ boxItem: none })
    expect(pageState()).toEqual(before)
  },
)

test('[PDP-27.3] a blank entry is skipped', async () => {
  await start({ boxItem: ['', 'Sent today', { text: ' ' }, {}, { text: 'Free returns' }] })
  expect(words()).toEqual(['Sent today', 'Free returns'])
})

test.each([
  [{}, own],
  [{ bgColor: 'reddish', textColor: '#12' }, own],
  [
    { bgColor: 'rgb(1, 2, 3)', textColor: 'no colour' },
    { ...own, background: 'rgb(1, 2, 3)' },
  ],
])('[PDP-27.4] a colour that is missing or not valid leaves that of the block: %o', async (colors, seen) => {
  await start(colors)
  expect(paint()).toEqual(seen)
})

test.each([1280, 390])('[PDP-27.5] the block keeps its place and width in a window of %i px', async (width) => {
  await page.viewport(width, 800)
  const place = () => {
    const { left, top, width: wide } = box().getBoundingClientRect()
    return [left, top, wide, box().previousElementSibling?.textContent, box().nextElementSibling?.textContent]
  }
  const before = place()
  await start({ boxItem: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenlieferung'.repeat(3)] })
  expect(place()).toEqual(before)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test.each([
  ['open', ' open=""'],
  ['closed', ''],
])('[PDP-27.6] removal takes the list out and shows the old content, %s as it was', async (state, open) => {
  aPage(aBox(open))
  const before = pageState()
  await start({ bgColor: 'red' })
  run.stop()
  expect(pageState()).toEqual(before)
  expect(box().open).toBe(state === 'open')
  expect(box().querySelector('summary')?.checkVisibility()).toBe(true)
})
