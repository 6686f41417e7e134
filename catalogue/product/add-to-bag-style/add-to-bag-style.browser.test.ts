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

async function startExperience(content: object = both): Promise<TemplateRun> {
  run = await runTemplate({ experience, template, content })
  return run
}

const findButtons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-anchor="addToBag"]')]
const findButton = (id = 'first') => document.getElementById(id) as HTMLButtonElement
const findText = (id = 'first') => findButton(id).querySelector('span') as HTMLElement
const readLabels = () => findButtons().map((each) => each.querySelector('span')?.textContent)
const readColor = (id = 'first') => getComputedStyle(findButton(id)).backgroundColor

test('[PDP-09.1] every button of the page has the label and the background, including later ones', async () => {
  await startExperience()
  document.body.append(document.createRange().createContextualFragment(aButton('late').replace('Add to bag', 'Add')))
  await expect.poll(readLabels).toEqual([text, text, text, text])
  expect(['first', 'second', 'late'].map(readColor)).toEqual([newColour, newColour, newColour])
  expect(getComputedStyle(findButton()).borderTopColor).toBe(newColour)
  expect(getComputedStyle(findButton()).color).toBe('rgb(250, 250, 250)')
})

test('[SHR-01.12] a button whose classes the shop writes anew, as while it is loading, keeps the colour', async () => {
  await startExperience()
  findButton().className = 'loading'
  await waitUntilSettled()
  expect(readColor()).toBe(newColour)
  run.stop()
  expect(findButton().className).toBe('loading')
})

test('a background colour of any specificity is replaced, and a gradient too; a border of another colour stays', async () => {
  findButton().style.cssText = 'background: linear-gradient(red, blue); border: 1px solid rgb(7, 7, 7)'
  document.body.append(document.createRange().createContextualFragment('<style>#second { background: red }</style>'))
  await startExperience()
  expect([readColor(), getComputedStyle(findButton()).backgroundImage]).toEqual([newColour, 'none'])
  expect(getComputedStyle(findButton()).borderTopColor).toBe('rgb(7, 7, 7)')
  expect(readColor('second')).toBe(newColour)
})

test('a label that could not be read on the new colour is black or white, also in an element of its own, and the disabled one is not', async () => {
  document.body.append(
    document.createRange().createContextualFragment('<style>button span { color: rgb(250, 250, 250) }</style>'),
  )
  const before = pageState()
  await startExperience({ newColour: '#fde68a' })
  const readLabel = (id?: string) => getComputedStyle(findText(id)).color
  await expect.poll(() => ['first', 'second'].map(readLabel)).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)'])
  expect(readLabel('third')).toBe('rgb(250, 250, 250)')
  run.stop()
  expect([pageState(), readLabel()]).toEqual([before, 'rgb(250, 250, 250)'])
  await startExperience({ newColour: '#14201d' })
  for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
  expect(readLabel()).toBe('rgb(250, 250, 250)')
})

test('[PDP-09.2] only configured values are changed', async () => {
  const before = pageState()
  await startExperience({ text })
  expect([readLabels()[0], readColor(), findButton().hasAttribute('class')]).toEqual([text, 'rgb(9, 9, 9)', false])
  run.stop()
  await startExperience({ newColour })
  expect([readLabels()[0], readColor()]).toEqual(['Add to bag', newColour])
  run.stop()
  await startExperience({})
  expect(pageState()).toEqual(before)
})

test('a word wider than the button is broken, and button and icon keep their size', async () => {
  aPage(`<main style="display: grid; width: 288px"><div>${aButton('first', 'class="flex"')}</div></main>
    <style>.flex { display: inline-flex; gap: 10px; width: 100%; padding: 12px 28px }</style>`)
  await startExperience({ text: 'GeschenkverpackungsmöglichkeitenDonaudampfschifffahrtsgesellschaftskapitänsmützen' })
  expect([findButton().offsetWidth, document.querySelector('main')?.scrollWidth]).toEqual([288, 288])
  expect(findButton().scrollWidth).toBeLessThanOrEqual(findButton().offsetWidth)
  expect(findButton().querySelector('svg')?.getBoundingClientRect().width).toBe(8)
})

test('[PDP-09.3] icons, click handling, disabled state and size choice do not change', async () => {
  const listKeptNodes = () => [...document.querySelectorAll('svg, title, span, button')]
  const [nodes, titles] = [listKeptNodes(), document.querySelector('title')?.textContent]
  let clicks = 0
  findButton().addEventListener('click', () => clicks++)
  document.body.append(document.createRange().createContextualFragment('<input type="radio" name="size" checked>'))
  await startExperience()
  findButton().click()
  findButton('third').click()
  expect(clicks).toBe(1)
  expect(listKeptNodes().every((node, at) => node === nodes[at])).toBe(true)
  expect(document.querySelector('title')?.textContent).toBe(titles)
  expect([findButton('third').disabled, readColor('third')]).toEqual([true, 'rgb(9, 9, 9)'])
  expect(document.querySelector<HTMLInputElement>('[name="size"]')?.checked).toBe(true)
})

describe('[PDP-09.4] a message that the shop writes on the button is shown until the permanent label comes back', () => {
  test('repeatedly', async () => {
    await startExperience()
    for (let turn = 0; turn < 15; turn++) {
      findText().firstChild?.replaceWith('Added')
      await waitUntilSettled()
      expect(readLabels()).toEqual(['Added', text, text])
      findText().textContent = 'Add to bag'
      await waitUntilSettled()
      expect(readLabels()).toEqual([text, text, text])
    }
    expect(run.errors).toEqual([])
  })

  test('also when the button is redrawn with the message', async () => {
    await startExperience()
    const redrawButton = (label: string) =>
      findButton().replaceWith(
        document.createRange().createContextualFragment(aButton('first').replace('Add to bag', label)),
      )
    redrawButton('Added')
    await waitUntilSettled()
    expect([readLabels()[0], readColor()]).toEqual(['Added', newColour])
    redrawButton('Add to bag')
    await expect.poll(readLabels).toEqual([text, text, text])
  })
})

test('a shop that keeps restoring its label keeps it', async () => {
  await startExperience()
  const shop = new MutationObserver(() => {
    if (findText().textContent !== 'Add to bag') findText().textContent = 'Add to bag'
  })
  shop.observe(findText(), { childList: true, characterData: true, subtree: true })
  findText().textContent = 'Add to bag'
  await expect.poll(() => run.explanation.progress).toBe('failed')
  expect(findText().textContent).toBe('Add to bag')
  shop.disconnect()
})

test('[PDP-09.5] the accessible name is the label; an aria-label that repeated the old label is changed, any other one stays', async () => {
  findButton('third').setAttribute('aria-label', 'Add court shoe')
  await startExperience()
  expect(findButton('first').hasAttribute('aria-label')).toBe(false)
  expect(findButton('second').getAttribute('aria-label')).toBe(text)
  expect(findButton('third').getAttribute('aria-label')).toBe('Add court shoe')
  for (const label of ['Added', 'Add to bag']) {
    findText('second').textContent = label
    await waitUntilSettled()
    findButton('second').setAttribute('aria-label', label)
    await waitUntilSettled()
    expect(findButton('second').getAttribute('aria-label')).toBe(label === 'Added' ? 'Added' : text)
  }
})

test("[PDP-09.6] removing the experience restores the shop's latest label, aria-label and background", async () => {
  const before = pageState()
  await startExperience()
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
  await startExperience()
  findText().textContent = 'Added'
  await waitUntilSettled()
  run.stop()
  expect(readLabels()).toEqual(['Added', 'Add to bag', 'Add to bag'])
})
