import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const text = 'Make them mine'
const newColour = 'rgb(1, 2, 3)'
const both = { text, newColour }

const aButton = (id: string, more = '') => `
  <button id="${id}" type="button" data-anchor="addToBag" ${more}
    style="background: rgb(9, 9, 9); border: 1px solid rgb(9, 9, 9); color: rgb(250, 250, 250)">
    <svg width="8" height="8" aria-hidden="true"><title>Bag</title></svg> <span>Add to bag</span>
  </button>`

let run: TemplateRun

beforeEach(
  () => void aPage(aButton('first') + aButton('second', 'aria-label="Add to bag"') + aButton('third', 'disabled')),
)

afterEach(() => run.stop())

async function start(content: object = both): Promise<TemplateRun> {
  run = await runTemplate({ experience, template, content })
  return run
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-anchor="addToBag"]')]
const button = (id = 'first') => document.getElementById(id) as HTMLButtonElement
const words = (id = 'first') => button(id).querySelector('span') as HTMLElement
const shown = () => buttons().map((each) => each.querySelector('span')?.textContent)
const color = (id = 'first') => getComputedStyle(button(id)).backgroundColor

test('[PDP-09.1] every button of the page has the label and the background, and one that comes later', async () => {
  await start()
  document.body.append(document.createRange().createContextualFragment(aButton('late').replace('Add to bag', 'Add')))
  await expect.poll(shown).toEqual([text, text, text, text])
  expect(['first', 'second', 'late'].map(color)).toEqual([newColour, newColour, newColour])
  expect(getComputedStyle(button()).borderTopColor).toBe(newColour)
  expect(getComputedStyle(button()).color).toBe('rgb(250, 250, 250)')
})

test('a colour of any weight gives way, a gradient too, and an edge of another colour stays', async () => {
  button().style.cssText = 'background: linear-gradient(red, blue); border: 1px solid rgb(7, 7, 7)'
  document.body.append(document.createRange().createContextualFragment('<style>#second { background: red }</style>'))
  await start()
  expect([color(), getComputedStyle(button()).backgroundImage]).toEqual([newColour, 'none'])
  expect(getComputedStyle(button()).borderTopColor).toBe('rgb(7, 7, 7)')
  expect(color('second')).toBe(newColour)
})

test('[PDP-09.2] with only one of both only that is changed, with neither nothing', async () => {
  const before = pageState()
  await start({ text })
  expect([shown()[0], color(), button().hasAttribute('class')]).toEqual([text, 'rgb(9, 9, 9)', false])
  run.stop()
  await start({ newColour })
  expect([shown()[0], color()]).toEqual(['Add to bag', newColour])
  run.stop()
  await start({})
  expect(pageState()).toEqual(before)
})

test('a word wider than the button is broken and makes neither the button wider nor its icon smaller', async () => {
  aPage(`<main style="display: grid; width: 288px"><div>${aButton('first', 'class="flex"')}</div></main>
    <style>.flex { display: inline-flex; gap: 10px; width: 100%; padding: 12px 28px }</style>`)
  await start({ text: 'GeschenkverpackungsmöglichkeitenDonaudampfschifffahrtsgesellschaftskapitänsmützen' })
  expect([button().offsetWidth, document.querySelector('main')?.scrollWidth]).toEqual([288, 288])
  expect(button().scrollWidth).toBeLessThanOrEqual(button().offsetWidth)
  expect(button().querySelector('svg')?.getBoundingClientRect().width).toBe(8)
})

test('[PDP-09.3] icons, click, disabled state and the size choice are the same', async () => {
  const kept = () => [...document.querySelectorAll('svg, title, span, button')]
  const [nodes, titles] = [kept(), document.querySelector('title')?.textContent]
  let clicks = 0
  button().addEventListener('click', () => clicks++)
  document.body.append(document.createRange().createContextualFragment('<input type="radio" name="size" checked>'))
  await start()
  button().click()
  button('third').click()
  expect(clicks).toBe(1)
  expect(kept().every((node, at) => node === nodes[at])).toBe(true)
  expect(document.querySelector('title')?.textContent).toBe(titles)
  expect([button('third').disabled, color('third')]).toEqual([true, 'rgb(9, 9, 9)'])
  expect(document.querySelector<HTMLInputElement>('[name="size"]')?.checked).toBe(true)
})

describe('[PDP-09.4] a label that the shop writes itself shows, until its own comes back', () => {
  test('time and again', async () => {
    await start()
    for (let turn = 0; turn < 15; turn++) {
      words().firstChild?.replaceWith('Added')
      await waitUntilSettled()
      expect(shown()).toEqual(['Added', text, text])
      words().textContent = 'Add to bag'
      await waitUntilSettled()
      expect(shown()).toEqual([text, text, text])
    }
    expect(run.errors).toEqual([])
  })

  test('also when the button is drawn again while it says so', async () => {
    await start()
    const redraw = (label: string) =>
      button().replaceWith(
        document.createRange().createContextualFragment(aButton('first').replace('Add to bag', label)),
      )
    redraw('Added')
    await waitUntilSettled()
    expect([shown()[0], color()]).toEqual(['Added', newColour])
    redraw('Add to bag')
    await expect.poll(shown).toEqual([text, text, text])
  })
})

test('a shop that insists on its label keeps it', async () => {
  await start()
  const shop = new MutationObserver(() => {
    if (words().textContent !== 'Add to bag') words().textContent = 'Add to bag'
  })
  shop.observe(words(), { childList: true, characterData: true, subtree: true })
  words().textContent = 'Add to bag'
  await expect.poll(() => run.explanation.progress).toBe('failed')
  expect(words().textContent).toBe('Add to bag')
  shop.disconnect()
})

test('[PDP-09.5] the accessible name is the label, by an aria-label that repeated the old one too; another one stays', async () => {
  button('third').setAttribute('aria-label', 'Add court shoe')
  await start()
  expect(button('first').hasAttribute('aria-label')).toBe(false)
  expect(button('second').getAttribute('aria-label')).toBe(text)
  expect(button('third').getAttribute('aria-label')).toBe('Add court shoe')
  for (const label of ['Added', 'Add to bag']) {
    words('second').textContent = label
    await waitUntilSettled()
    button('second').setAttribute('aria-label', label)
    await waitUntilSettled()
    expect(button('second').getAttribute('aria-label')).toBe(label === 'Added' ? 'Added' : text)
  }
})

test('[PDP-09.6] removal restores label, aria-label and background, the newest of the shop', async () => {
  const before = pageState()
  await start()
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
  await start()
  words().textContent = 'Added'
  await waitUntilSettled()
  run.stop()
  expect(shown()).toEqual(['Added', 'Add to bag', 'Add to bag'])
})
