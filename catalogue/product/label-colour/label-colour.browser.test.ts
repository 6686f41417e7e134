import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const newColour = 'rgb(1, 2, 3)'
const own = 'rgb(9, 9, 9)'
const aLabel = (words: string) => `<li data-anchor="productLabel">${words}</li>`

const runs: TemplateRun[] = []

beforeEach(
  () =>
    void aPage(`<style>li { color: ${own} }</style>
      <ul>${['New in', ' NEW in\n', 'New in store', 'Vegan'].map(aLabel).join('')}</ul>`),
)

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

async function start(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content: { targetLabel: ' new IN ', newColour, ...content } })
  runs.push(run)
  return run
}

const labels = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="productLabel"]')]
const colors = () => labels().map((each) => getComputedStyle(each).color)

test('[PDP-14.1] [PDP-14.2] each label of these words has the colour, whatever their case and blanks; others keep theirs', async () => {
  await start()
  expect(colors()).toEqual([newColour, newColour, own, own])
})

test('[PDP-14.2] when none matches nothing is changed', async () => {
  const before = pageState()
  await start({ targetLabel: 'Sale' })
  expect(pageState()).toEqual(before)
})

test.each([{ targetLabel: '' }, { newColour: '' }, { newColour: 'reddish' }])(
  '[PDP-14.3] without either field nothing is changed: %j',
  async (content) => {
    const before = pageState()
    await start(content)
    expect(pageState()).toEqual(before)
  },
)

test('[PDP-14.4] a label that is added or rewritten is judged by its new words', async () => {
  await start()
  document.querySelector('ul')?.append(document.createRange().createContextualFragment(aLabel('New in')))
  const [first, , , last] = labels()
  first?.firstChild?.replaceWith('Sale')
  if (last) last.textContent = 'New in'
  await waitUntilSettled()
  expect(colors()).toEqual([own, newColour, own, newColour, newColour])
  expect(first?.hasAttribute('style')).toBe(false)
})

test('two uses colour each its own label; of two for one label the first has it, and then the next', async () => {
  const first = await start()
  await start({ targetLabel: 'Vegan', newColour: 'rgb(4, 5, 6)' })
  await start({ newColour: 'rgb(7, 8, 9)' })
  expect(colors()).toEqual([newColour, newColour, own, 'rgb(4, 5, 6)'])
  first.stop()
  expect(colors()).toEqual(['rgb(7, 8, 9)', 'rgb(7, 8, 9)', own, 'rgb(4, 5, 6)'])
})

test("[PDP-14.5] removal restores the labels' own colour", async () => {
  labels()[1]?.setAttribute('style', 'color:green')
  const before = pageState()
  const run = await start()
  expect(colors()).not.toContain('rgb(0, 128, 0)')
  run.stop()
  expect(pageState()).toEqual(before)
  expect(colors()).toEqual([own, 'rgb(0, 128, 0)', own, own])
})
