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

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { boxItem, ...content } })
}

const findBox = () => document.getElementById('box') as HTMLDetailsElement
const findLines = () => [...findBox().querySelectorAll<HTMLElement>('ul > li')]
const readTexts = () => findLines().map(({ textContent }) => textContent)
const readPaint = () => ({
  background: getComputedStyle(findBox()).backgroundColor,
  color: getComputedStyle(findLines()[0] ?? findBox()).color,
})

describe('[PDP-27.1]', () => {
  test.each([
    ['open', ' open=""'],
    ['closed', ''],
  ])('the content of an %s block is hidden, and the lines replace it in their colours', async (_, open) => {
    aPage(aBox(open))
    await startExperience({ bgColor: 'rgb(1, 2, 3)', textColor: '#fff' })
    expect(readTexts()).toEqual(['Sent today', 'Free returns', 'Collect in store'])
    expect(findLines().every((line) => line.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    expect(findLines().every((line) => line.getBoundingClientRect().height > 10)).toBe(true)
    const [first, second] = findLines().map((line) => line.getBoundingClientRect())
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
    for (const old of findBox().querySelectorAll('summary, dl')) expect(old.checkVisibility()).toBe(false)
    expect(readPaint()).toEqual({ background: 'rgb(1, 2, 3)', color: 'rgb(255, 255, 255)' })
  })
})

test('[PDP-27.1] bare text and content with styles of high weight are hidden too', async () => {
  aPage(`<style>#box #own { display: block !important }</style>
    <div id="box" data-anchor="deliveryOptions">Delivery in <b>three</b> days<p id="own">By post</p></div>`)
  const before = pageState()
  await startExperience()
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden text
  const shown = findBox().innerText
  expect(shown.trim().split(/\s*\n\s*/)).toEqual(['Sent today', 'Free returns', 'Collect in store'])
  run.stop()
  expect(pageState()).toEqual(before)
})

test.each([
  [true, 'underline'],
  [false, 'none'],
  [undefined, 'none'],
])('[PDP-27.2] with underline %s the text decoration of each line is %s', async (underline, decoration) => {
  await startExperience({ underline })
  expect(findLines().map((line) => getComputedStyle(line).textDecorationLine)).toEqual(Array(3).fill(decoration))
})

test.each([[[]], [['', ' ']], [[{ text: ' ' }, null]]])(
  '[PDP-27.3] a list without text changes nothing: %o',
  async (none) => {
    const before = pageState()
    await startExperience({ boxItem: none })
    expect(pageState()).toEqual(before)
  },
)

test('words begin inside a ground that the box has only now, and where they did in a box with room of its own', async () => {
  for (const [padding, inset] of [
    ['0', 16],
    ['0 24px', 24],
  ] as const) {
    aPage(`<div id="box" data-anchor="deliveryOptions" style="padding: ${padding}">Delivery</div>`)
    await startExperience({ bgColor: '#eef' })
    const [line] = findLines()
    expect((line?.getBoundingClientRect().left ?? 0) - findBox().getBoundingClientRect().left).toBe(inset)
    run.stop()
  }
})

test('[PDP-27.3] a blank entry is skipped', async () => {
  await startExperience({ boxItem: ['', 'Sent today', { text: ' ' }, {}, { text: 'Free returns' }] })
  expect(readTexts()).toEqual(['Sent today', 'Free returns'])
})

test.each([
  [{}, own],
  [{ bgColor: 'reddish', textColor: '#12' }, own],
  [
    { bgColor: 'rgb(1, 2, 3)', textColor: 'no colour' },
    { ...own, background: 'rgb(1, 2, 3)' },
  ],
])('[PDP-27.4] with a missing or invalid colour the block keeps its own: %o', async (colors, seen) => {
  await startExperience(colors)
  expect(readPaint()).toEqual(seen)
})

test.each([1280, 390])('[PDP-27.5] the block keeps its place and width in a window of %i px', async (width) => {
  await page.viewport(width, 800)
  const measurePlace = () => {
    const { left, top, width: wide } = findBox().getBoundingClientRect()
    return [left, top, wide, findBox().previousElementSibling?.textContent, findBox().nextElementSibling?.textContent]
  }
  const before = measurePlace()
  await startExperience({ boxItem: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenlieferung'.repeat(3)] })
  expect(measurePlace()).toEqual(before)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test.each([
  ['open', ' open=""'],
  ['closed', ''],
])(
  '[PDP-27.6] removing the experience removes the list and shows the old content, %s as before',
  async (state, open) => {
    aPage(aBox(open))
    const before = pageState()
    await startExperience({ bgColor: 'red' })
    run.stop()
    expect(pageState()).toEqual(before)
    expect(findBox().open).toBe(state === 'open')
    expect(findBox().querySelector('summary')?.checkVisibility()).toBe(true)
  },
)
