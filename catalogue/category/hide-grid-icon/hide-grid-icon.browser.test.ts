import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { checkTemplate } from '../../../script/experiences/rules/check-template.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const toggle = '<button data-anchor="gridToggle" style="display: inline-flex; width: 44px">Columns</button>'

let run: TemplateRun

beforeEach(
  () =>
    void aPage(`
      <div id="bar" style="display: flex; width: 300px"><button id="filter">Filter</button>
        <button id="sort" style="flex: 1">Sort</button>${toggle}</div>
      <ul data-anchor="productGrid" data-columns="2" style="display: grid; grid-template-columns: 1fr 1fr"><li><a href="#a">A</a></li></ul>`),
)

afterEach(() => run.stop())

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const isShown = () => [...document.querySelectorAll('[data-anchor="gridToggle"]')].map((each) => each.checkVisibility())
const measureBox = (id: string) => (document.getElementById(id) as HTMLElement).getBoundingClientRect()

test('[CAT-07.1] the control is hidden and cannot be reached with Tab, even one that is drawn later', async () => {
  await startExperience()
  expect(isShown()).toEqual([false])
  document.querySelector('#sort')?.after(document.createRange().createContextualFragment(toggle))
  await waitUntilSettled()
  expect(isShown()).toEqual([false, false])
  document.getElementById('sort')?.focus()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('A')
})

test.each([true, 'yes'])('[CAT-07.2] with isVisible %j nothing is changed', async (isVisible) => {
  const before = pageState()
  await startExperience({ isVisible })
  expect(pageState()).toEqual(before)
  expect(isShown()).toEqual([true])
})

test('[CAT-07.3] the number of columns stays, and the rest of the bar closes the gap', async () => {
  const grid = document.querySelector('ul') as HTMLElement
  const before = [grid.outerHTML, getComputedStyle(grid).gridTemplateColumns]
  expect(measureBox('sort').right).toBeLessThan(measureBox('bar').right)
  await startExperience()
  expect([grid.outerHTML, getComputedStyle(grid).gridTemplateColumns]).toEqual(before)
  expect(measureBox('sort').right).toBe(measureBox('bar').right)
})

test('[CAT-07.4] it does not run on computers and tablets', () => {
  const runsOn = (deviceType: 'computer' | 'mobile' | 'tablet') =>
    checkTemplate(template, { pageType: 'category', deviceType, url: location.href }).every(({ passes }) => passes)
  expect([runsOn('computer'), runsOn('tablet'), runsOn('mobile')]).toEqual([false, false, true])
})

test('[CAT-07.5] removing the experience shows the control again', async () => {
  const before = pageState()
  await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(isShown()).toEqual([true])
})
