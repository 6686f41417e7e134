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

async function start(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { imageUrl, ...content } })
}

const line = () => document.querySelector('[data-anchor="deliveryInfo"]') as HTMLElement
const icons = () => [...document.querySelectorAll<HTMLImageElement>('.product-delivery-info-icon')]
const icon = () => icons()[0] as HTMLImageElement

/** Where the first line of words stands. */
function firstLine(): DOMRect {
  const range = document.createRange()
  const text = [...line().childNodes].find((node) => node instanceof Text) as Text
  range.setStart(text, 0)
  range.setEnd(text, 4)
  return range.getBoundingClientRect()
}

test('[PDP-16.1] the icon stands 24 px high directly before the first line, at its middle', async () => {
  await start()
  const [box, first] = [icon().getBoundingClientRect(), firstLine()]
  expect([box.height, box.width]).toEqual([24, 24])
  expect(Math.round(first.left - box.right)).toBe(8)
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  expect(Math.abs(middle(box) - middle(first))).toBeLessThan(2)
  expect(icon().nextSibling).toBe([...line().childNodes].find((node) => node instanceof Text))
})

test('[PDP-16.2] the text is its alt text, and without one it is decoration', async () => {
  await start({ text: 'By bike' })
  expect(icon().getAttribute('alt')).toBe('By bike')
  run.stop()
  await start()
  expect(icon().getAttribute('alt')).toBe('')
})

test.each([320, 390, 1280])(
  '[PDP-16.3] %i px wide, words and links are the same, in a line as high as before and in the same box',
  async (width) => {
    await page.viewport(width, 700)
    line().firstChild?.replaceWith('Free returns. ')
    const facts = () => {
      const { left, width: wide, height } = line().getBoundingClientRect()
      const own = [...line().childNodes].filter((node) => node !== icon())
      return [left, wide, height, getComputedStyle(line()).display, line().textContent, ...own]
    }
    const before = facts()
    await start()
    expect(facts()).toEqual(before)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('[PDP-16.4] there is one icon when the information, or what it says, is redrawn', async () => {
  await start()
  for (const redraw of [() => line().replaceChildren('Free delivery. '), () => aPage(`<main>${info}</main>`)]) {
    redraw()
    expect(icons()).toEqual([])
    await expect.poll(() => line().firstElementChild?.className).toBe('product-delivery-info-icon')
    expect(icons()).toHaveLength(1)
  }
})

test('an icon that cannot be loaded is taken out, and stays out', async () => {
  const before = document.body.innerHTML
  await start({ imageUrl: '/catalogue/testing/none.svg' })
  await expect.poll(() => document.body.innerHTML).toBe(before)
  line().append(' Today.')
  await waitUntilSettled()
  expect(icons()).toEqual([])
})

test('[PDP-16.5] removal takes the icon out', async () => {
  const before = pageState()
  await start()
  expect(icons()).toHaveLength(1)
  run.stop()
  expect(pageState()).toEqual(before)
})
