import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const both = { removeDecimal: true, recudeSize: true }

/** The usual markup of shops: text for screen readers, the price, and the former price. */
const reduced = `
  <p data-anchor="productPrice" style="font-size: 20px">
    <span id="now"><span style="position: absolute; width: 1px; overflow: hidden">Now </span>$75.00</span>
    <s id="was" style="font-size: 16px"><span style="position: absolute; width: 1px; overflow: hidden">Was </span>$100.00</s>
  </p>`
const simple = '<p data-anchor="productPrice" style="font-size: 20px">$45.00</p>'

let run: TemplateRun

beforeEach(() => void aPage(simple))

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
})

async function startExperience(content: object = both, facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({ experience, template, content, ...facts })
}

const findPrice = () => document.querySelector('[data-anchor="productPrice"]') as HTMLElement
const byId = (id: string) => document.getElementById(id) as HTMLElement
const readText = () => findPrice().textContent?.replace(/\s+/g, ' ').trim()

/** Returns the width in px of a character in the last text node of an element. */
function widthOf(element: Element, at: number): number {
  const text = [...element.childNodes].findLast((node) => node instanceof Text && node.data.trim() !== '') as Text
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + 1)
  return range.getBoundingClientRect().width
}

test.each([
  ['a price', simple, () => findPrice()],
  ['the current price of a reduced product', reduced, () => byId('now')],
  ['the former price of a reduced product', reduced, () => byId('was')],
])(
  '[PDP-21.2] the currency sign of %s has 60%% of its size, and the text does not change',
  async (_, html, element) => {
    aPage(html)
    // The text that would be copied.
    const readCopiedText = () => getSelection()?.selectAllChildren(findPrice()) ?? String(getSelection()).trim()
    const before = readCopiedText()
    const [sign, digit] = [widthOf(element(), 0), widthOf(element(), 1)]
    await startExperience({ recudeSize: true })
    expect(widthOf(element(), 0) / sign).toBeCloseTo(0.6, 1)
    expect(widthOf(element(), 1)).toBeCloseTo(digit, 1)
    const readFontSize = (part?: string) => Number.parseFloat(getComputedStyle(element(), part).fontSize)
    expect(readFontSize('::first-letter') / readFontSize()).toBeCloseTo(0.6, 5)
    expect(readCopiedText()).toBe(before)
  },
)

test('[PDP-21.2] a price that does not begin with a currency sign keeps its size', async () => {
  findPrice().textContent = '45,00 €'
  const before = pageState().body
  await startExperience({ recudeSize: true })
  expect(pageState().body).toBe(before)
})

test('a former price has one line through currency sign and digits', async () => {
  aPage(reduced)
  await startExperience({ recudeSize: true })
  const { textDecorationLine, backgroundImage } = getComputedStyle(byId('was'))
  expect([textDecorationLine, backgroundImage]).toEqual(['none', expect.stringContaining('linear-gradient')])
  expect(getComputedStyle(byId('now')).backgroundImage).toBe('none')
})

test('[PDP-21.5] a missing price is searched for again and formatted when it appears', async () => {
  const late = findPrice()
  late.remove()
  await startExperience()
  document.body.append(late)
  await expect.poll(readText, { timeout: 3000 }).toBe('$45')
  expect(run.lines).toEqual([])
})

test('[PDP-21.5] after waits of 1, 2, 3, 4 and 5 s the search ends and one line is logged', async () => {
  const late = findPrice()
  late.remove()
  // Runs timers twenty times as fast.
  const real = window.setTimeout
  vi.spyOn(window, 'setTimeout').mockImplementation(((task: () => void, ms = 0) =>
    real(task, ms < 1000 ? ms : ms / 20)) as typeof setTimeout)
  const looks: number[] = []
  const query = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    if (selector === '[data-anchor="productPrice"]') looks.push(performance.now())
    return query(selector)
  })
  await startExperience()
  await expect.poll(() => run.lines).toEqual(['product/price-format: productPrice did not appear'])
  expect(looks).toHaveLength(6)
  for (const [at, seconds] of [1, 2, 3, 4, 5].entries())
    expect((looks[at + 1] ?? 0) - (looks[at] ?? 0)).toBeGreaterThanOrEqual(seconds * 50 - 2)
  document.body.append(late)
  for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
  expect(readText()).toBe('$45.00')
  expect(run.lines).toHaveLength(1)
})

test('[PDP-21.6] current and former price are formatted once each, and again when the shop rewrites them', async () => {
  aPage(reduced)
  await startExperience()
  expect(readText()).toBe('Now $75 Was $100')
  expect(document.querySelectorAll('.product-price-format-small')).toHaveLength(2)
  ;(byId('now').lastChild as Text).data = '$80.00'
  await expect.poll(readText).toBe('Now $80 Was $100')
  byId('was').replaceWith(document.createRange().createContextualFragment('<s id="was"><b>Was </b><i>$120.00</i></s>'))
  await expect.poll(readText).toBe('Now $80 Was $120')
  expect(byId('was').lastElementChild?.className).toContain('product-price-format-small')
  aPage(simple)
  await expect.poll(readText).toBe('$45')
})

const spread = `<p data-anchor="productPrice" style="font-size: 20px"><style>.x { margin: 2.00px }</style>
  <script type="application/json">{"price": 45.00, "text": "$45.00"}</script><span id="sign">$</span><span style="font-size: 30px">45</span>
  <sup style="font-size: 12px">00</sup></p>`

/** Returns the visible text without spaces. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent includes styles and code
const readVisibleText = () => findPrice().innerText.replace(/\s/g, '')

test('[PDP-21.1] [PDP-21.2] a price that is spread over several elements is formatted as a whole, and follows the shop as a whole', async () => {
  aPage(spread)
  await startExperience()
  expect(readVisibleText()).toBe('$45')
  expect([...document.querySelectorAll('.product-price-format-small')]).toEqual([byId('sign')])
  const size = getComputedStyle(byId('sign'), '::first-letter').fontSize
  expect(size).toBe('12px')
  const cents = findPrice().querySelector('sup')?.firstChild as Text
  cents.data = '50'
  await waitUntilSettled()
  expect(readVisibleText()).toBe('$4550')
  cents.data = '00'
  await waitUntilSettled()
  expect(readVisibleText()).toBe('$45')
})

test('styles, code and data within the price are not changed', async () => {
  aPage(spread)
  const listCode = () => [...document.querySelectorAll('style, script')].map(({ textContent }) => textContent)
  const before = listCode()
  await startExperience()
  expect(listCode()).toEqual(before)
})

test('[PDP-21.7] the published price does not change', async () => {
  const product = { productId: 'p', price: { value: 45, currency: 'USD' } }
  const heard: unknown[] = []
  await startExperience(both, { published: [['ecProduct', { eventType: 'detail', product }]] })
  const { uv } = window as unknown as { uv: { on(type: string, on: (event: object) => void): { replay(): void } } }
  uv.on('ecProduct', (event) => heard.push(structuredClone(event))).replay()
  expect(readText()).toBe('$45')
  expect(heard).toMatchObject([{ product }])
  expect(product).toEqual({ productId: 'p', price: { value: 45, currency: 'USD' } })
})

test.each([simple, reduced, spread])('[PDP-21.8] removing the experience restores the markup', async (html) => {
  aPage(html)
  const before = pageState()
  await startExperience()
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
})
