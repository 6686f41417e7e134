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

async function startExperience(content: object): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const findButtons = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="checkoutButton"]')]
const measureHeights = () => findButtons().map((each) => each.getBoundingClientRect().height)
const measureFonts = () => findButtons().map((each) => getComputedStyle(each).fontSize)
const measureWidths = () => findButtons().map((each) => each.getBoundingClientRect().width)

test('[BAS-05.1] every checkout button gets the given height and font size, and keeps its width', async () => {
  const before = measureWidths()
  await startExperience({ btnsize: '64', fontsize: '20px' })
  expect(measureHeights()).toEqual([64, 64, 64])
  expect(measureFonts()).toEqual(['20px', '20px', '20px'])
  expect(measureWidths()).toEqual(before)
})

test('with one field missing only the other is applied, and a height under 24 px is ignored', async () => {
  const [before, own] = [measureHeights(), measureFonts()]
  await startExperience({ btnsize: '80px' })
  expect([measureHeights(), measureFonts()]).toEqual([[80, 80, 80], own])
  run.stop()
  await startExperience({ btnsize: '20px' })
  expect([measureHeights(), measureFonts()]).toEqual([before, own])
})

describe('[BAS-05.3] the rest of the button stays as it was', () => {
  test('text, colour, link target and disabled state do not change', async () => {
    const readFacts = () =>
      findButtons().map((each) => [
        each.textContent,
        getComputedStyle(each).color,
        getComputedStyle(each).backgroundColor,
        each.getAttribute('href'),
        each.hasAttribute('disabled'),
      ])
    const before = readFacts()
    await startExperience({ btnsize: '64px', fontsize: '24px' })
    expect(readFacts()).toEqual(before)
  })

  test.each(['40px', '120px'])('at a height of %s the text stays centred', async (btnsize) => {
    await startExperience({ btnsize })
    for (const each of findButtons()) {
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
  for (const each of findButtons()) each.textContent = 'Weiter zur versandkostenfreien Bestellübersicht '.repeat(20)
  await startExperience({ btnsize: '40px' })
  for (const each of findButtons()) expect(each.scrollHeight).toBeLessThanOrEqual(each.clientHeight)
})

test("[BAS-05.5] removing the experience restores the shop's size", async () => {
  const before = [pageState(), measureHeights(), measureFonts()]
  await startExperience({ btnsize: '64px', fontsize: '20px' })
  run.stop()
  expect([pageState(), measureHeights(), measureFonts()]).toEqual(before)
})
