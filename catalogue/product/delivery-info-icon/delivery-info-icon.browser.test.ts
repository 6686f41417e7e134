import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const imageUrl = '/catalogue/testing/icon.svg'
const words = 'Free delivery and returns over £60. '
const info = `<p data-anchor="deliveryInfo" style="font-size: 14px; line-height: 21px">${words}<a href="#help">All about delivery</a></p>`

let run: TemplateRun

beforeEach(() => void aPage(`<main>${info}</main>`))

afterEach(async () => {
  run.stop()
  await page.viewport(414, 896)
})

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { imageUrl, ...content } })
}

const findLine = () => document.querySelector('[data-anchor="deliveryInfo"]') as HTMLElement
const findIcons = () => [...document.querySelectorAll<HTMLImageElement>('.product-delivery-info-icon')]
const findIcon = () => findIcons()[0] as HTMLImageElement

/** Returns the position of the first line of text. */
function firstLine(): DOMRect {
  const range = document.createRange()
  const text = [...findLine().childNodes].find((node) => node instanceof Text) as Text
  range.setStart(text, 0)
  range.setEnd(text, 4)
  return range.getBoundingClientRect()
}

test('[PDP-16.1] the icon is 24 px high, directly before the first line and vertically centred on it', async () => {
  await startExperience()
  const [box, first] = [findIcon().getBoundingClientRect(), firstLine()]
  expect([box.height, box.width]).toEqual([24, 24])
  expect(Math.round(first.left - box.right)).toBe(8)
  const computeMiddle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  expect(Math.abs(computeMiddle(box) - computeMiddle(first))).toBeLessThan(2)
  expect(findIcon().nextSibling).toBe([...findLine().childNodes].find((node) => node instanceof Text))
})

test('[PDP-16.2] the text is the alt text of the icon, and without one the icon is decorative', async () => {
  await startExperience({ text: 'By bike' })
  expect(findIcon().getAttribute('alt')).toBe('By bike')
  run.stop()
  await startExperience()
  expect(findIcon().getAttribute('alt')).toBe('')
})

test.each([320, 390, 1280])(
  '[PDP-16.3] at %i px text and links do not change, and line and box keep their size',
  async (width) => {
    await page.viewport(width, 700)
    findLine().firstChild?.replaceWith('Free returns. ')
    const readFacts = () => {
      const { left, width: wide, height } = findLine().getBoundingClientRect()
      const own = [...findLine().childNodes].filter((node) => node !== findIcon())
      return [left, wide, height, getComputedStyle(findLine()).display, findLine().textContent, ...own]
    }
    const before = readFacts()
    await startExperience()
    expect(readFacts()).toEqual(before)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('[PDP-16.6] further lines hang beside the icon', async () => {
  findLine().style.width = '180px'
  await startExperience()
  const range = document.createRange()
  range.setStartAfter(findIcon())
  range.setEndAfter(findLine().lastChild as Node)
  const lines = [...range.getClientRects()]
  expect(lines.at(-1)?.top).toBeGreaterThan(firstLine().top + 10)
  expect(Math.min(...lines.map(({ left }) => left))).toBeCloseTo(firstLine().left, 0)
})

test('[PDP-16.4] there is still one icon when the information or its text is redrawn', async () => {
  await startExperience()
  for (const redraw of [() => findLine().replaceChildren('Free delivery. '), () => aPage(`<main>${info}</main>`)]) {
    redraw()
    expect(findIcons()).toEqual([])
    await expect.poll(() => findLine().firstElementChild?.className).toBe('product-delivery-info-icon')
    expect(findIcons()).toHaveLength(1)
  }
})

test('an icon that cannot be loaded is removed permanently', async () => {
  const before = document.body.innerHTML
  await startExperience({ imageUrl: '/catalogue/testing/none.svg' })
  await expect.poll(() => document.body.innerHTML).toBe(before)
  findLine().append(' Today.')
  await waitUntilSettled()
  expect(findIcons()).toEqual([])
})

test('[PDP-16.5] removing the experience removes the icon', async () => {
  const before = pageState()
  await startExperience()
  expect(findIcons()).toHaveLength(1)
  run.stop()
  expect(pageState()).toEqual(before)
})
