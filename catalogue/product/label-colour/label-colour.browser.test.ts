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

async function startExperience(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content: { targetLabel: ' new IN ', newColour, ...content } })
  runs.push(run)
  return run
}

const findLabels = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="productLabel"]')]
const readColors = () => findLabels().map((each) => getComputedStyle(each).color)

test('[PDP-14.1] [PDP-14.2] each label with this text has the colour, regardless of case and spaces; others keep theirs', async () => {
  await startExperience()
  expect(readColors()).toEqual([newColour, newColour, own, own])
})

test('[PDP-14.2] when no label matches nothing changes', async () => {
  const before = pageState()
  await startExperience({ targetLabel: 'Sale' })
  expect(pageState()).toEqual(before)
})

test.each([{ targetLabel: '' }, { newColour: '' }, { newColour: 'reddish' }])(
  '[PDP-14.3] when either field is missing nothing changes: %j',
  async (content) => {
    const before = pageState()
    await startExperience(content)
    expect(pageState()).toEqual(before)
  },
)

test('[PDP-14.4] a label that is added or rewritten is checked by its new text', async () => {
  await startExperience()
  document.querySelector('ul')?.append(document.createRange().createContextualFragment(aLabel('New in')))
  const [first, , , last] = findLabels()
  first?.firstChild?.replaceWith('Sale')
  if (last) last.textContent = 'New in'
  await waitUntilSettled()
  expect(readColors()).toEqual([own, newColour, own, newColour, newColour])
  expect(first?.hasAttribute('style')).toBe(false)
})

test('two experiences each colour their own label; of two for the same label the first applies, and then the next', async () => {
  const first = await startExperience()
  await startExperience({ targetLabel: 'Vegan', newColour: 'rgb(4, 5, 6)' })
  await startExperience({ newColour: 'rgb(7, 8, 9)' })
  expect(readColors()).toEqual([newColour, newColour, own, 'rgb(4, 5, 6)'])
  first.stop()
  await waitUntilSettled()
  expect(readColors()).toEqual(['rgb(7, 8, 9)', 'rgb(7, 8, 9)', own, 'rgb(4, 5, 6)'])
})

test("[PDP-14.5] removing the experience restores the labels' own colour", async () => {
  findLabels()[1]?.setAttribute('style', 'color:green')
  const before = pageState()
  const run = await startExperience()
  expect(readColors()).not.toContain('rgb(0, 128, 0)')
  run.stop()
  expect(pageState()).toEqual(before)
  expect(readColors()).toEqual([own, 'rgb(0, 128, 0)', own, own])
})
