import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

const shop = `
  <style>[data-anchor] { padding: 10px 16px; background: rgb(1, 2, 3); color: rgb(250, 250, 250); font-size: 16px; line-height: 20px; border: 0 }</style>
  <a data-anchor="checkoutButton" href="#checkout" style="display: block; text-align: center">Checkout</a>
  <div style="display: flex; width: 300px"><a data-anchor="checkoutButton" href="#checkout" style="display: flex; flex: 1; justify-content: center">Checkout</a></div>
  <button data-anchor="checkoutButton" type="button" style="width: 200px" disabled>Checkout</button>`

beforeEach(() => void aPage(shop))

afterEach(() => run.stop())

async function start(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="checkoutButton"]')]
const heights = () => buttons().map((each) => each.getBoundingClientRect().height)
const fonts = () => buttons().map((each) => getComputedStyle(each).fontSize)
const widths = () => buttons().map((each) => each.getBoundingClientRect().width)

test('[BAS-05.1] every checkout button gets the given height and font size, and keeps its width', async () => {
  const before = widths()
  await start({ btnsize: '64', fontsize: '20px' })
  expect(heights()).toEqual([64, 64, 64])
  expect(fonts()).toEqual(['20px', '20px', '20px'])
  expect(widths()).toEqual(before)
})

test('with one field missing only the other is applied, and a height under 24 px is ignored', async () => {
  const [before, own] = [heights(), fonts()]
  await start({ btnsize: '80px' })
  expect([heights(), fonts()]).toEqual([[80, 80, 80], own])
  run.stop()
  await start({ btnsize: '20px' })
  expect([heights(), fonts()]).toEqual([before, own])
})

describe('[BAS-05.3] the rest of the button stays as it was', () => {
  test('text, colour, link target and disabled state do not change', async () => {
    const facts = () =>
      buttons().map((each) => [
        each.textContent,
        getComputedStyle(each).color,
        getComputedStyle(each).backgroundColor,
        each.getAttribute('href'),
        each.hasAttribute('disabled'),
      ])
    const before = facts()
    await start({ btnsize: '64px', fontsize: '24px' })
    expect(facts()).toEqual(before)
  })

  test.each(['40px', '120px'])('at a height of %s the text stays centred', async (btnsize) => {
    await start({ btnsize })
    for (const each of buttons()) {
      const words = document.createRange()
      words.selectNodeContents(each)
      const [inner, outer] = [words.getBoundingClientRect(), each.getBoundingClientRect()]
      // The centre of a line of text may differ from the centre of its box by a pixel.
      expect(Math.abs(inner.top + inner.height / 2 - outer.top - outer.height / 2)).toBeLessThanOrEqual(1)
      expect(Math.abs(inner.left + inner.width / 2 - outer.left - outer.width / 2)).toBeLessThanOrEqual(1)
    }
  })
})

test('a button grows when its text needs more room', async () => {
  for (const each of buttons()) each.textContent = 'Weiter zur versandkostenfreien Bestellübersicht '.repeat(20)
  await start({ btnsize: '40px' })
  for (const each of buttons()) expect(each.scrollHeight).toBeLessThanOrEqual(each.clientHeight)
})

test("[BAS-05.5] removing the experience restores the shop's size", async () => {
  const before = [pageState(), heights(), fonts()]
  await start({ btnsize: '64px', fontsize: '20px' })
  run.stop()
  expect([pageState(), heights(), fonts()]).toEqual(before)
})
