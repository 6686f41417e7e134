import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { checkTemplate } from '../../../script/experiences/rules/check-template.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { drawnSelects } from '../../testing/drawn-selects.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const filter = '<button id="filter" data-anchor="filterButton" aria-expanded="false">Filter</button>'
const sort =
  '<form id="sort" data-anchor="sortControl"><select id="order"><option>Newest</option><option>Price</option></select></form>'
const toggle = '<button id="toggle" data-anchor="gridToggle">Columns</button>'
const aBar = (html = filter + sort + toggle) => `<div id="bar">${html}</div>`

const runs: TemplateRun[] = []

beforeEach(() => void aPage(aBar()))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

async function startExperience(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content })
  runs.push(run)
  return run
}

const findBar = () => document.querySelector('#bar') as HTMLElement
const byId = (id: string) => document.getElementById(id) as HTMLElement
const readOrder = () => [...findBar().querySelectorAll('#filter, #sort, #toggle')].map(({ id }) => id)
const createElements = (html: string) => document.createRange().createContextualFragment(html)

test.each([
  ['beside each other', filter + sort + toggle, ['sort', 'filter', 'toggle']],
  ['the other way round', sort + filter + toggle, ['filter', 'sort', 'toggle']],
  ['at both ends', filter + toggle + sort, ['sort', 'toggle', 'filter']],
  ['in boxes of their own', `<div>${filter}</div><div>${toggle}${sort}</div>`, ['sort', 'toggle', 'filter']],
])('[CAT-03.1] filter button and sort control change places: %s', async (_, html, expected) => {
  aPage(aBar(html))
  await startExperience()
  expect(readOrder()).toEqual(expected)
})

test.each(drawnSelects('sortControl'))(
  '[CAT-03.1] [CAT-03.6] the control that %s shows in place of a select changes its place, and has it back',
  async (_, html) => {
    aPage(aBar(filter + html + toggle))
    const before = pageState()
    const run = await startExperience()
    const readShown = () => [...findBar().querySelectorAll('#filter, #drawn, #toggle')].map(({ id }) => id)
    expect(readShown()).toEqual(['drawn', 'filter', 'toggle'])
    run.stop()
    expect(pageState()).toEqual(before)
  },
)

test('a sort control that was aligned with the end of the bar moves to its start', async () => {
  findBar().style.cssText = 'display: flex; width: 400px'
  byId('sort').style.cssText = 'display: flex; flex: 1; justify-content: flex-end'
  const before = pageState()
  const run = await startExperience()
  const measureLeft = (element: Element) => element.getBoundingClientRect().left
  expect(measureLeft(byId('order'))).toBe(measureLeft(findBar()))
  run.stop()
  expect(pageState()).toEqual(before)
})

test.each([
  ['an auto margin before the second', '#bar { display: flex } #sort { margin-inline-start: auto }', 'ends'],
  ['an auto margin after the first', '#bar { display: flex } #filter { margin-inline-end: auto }', 'ends'],
  ['floats', '#filter { float: left } #sort { float: right }', 'ends'],
  [
    'named areas',
    '#bar { display: grid; grid: "f s" / auto auto; justify-content: space-between } #filter { grid-area: f } #sort { grid-area: s }',
    'ends',
  ],
  ['an order', '#bar { display: flex } #filter { order: 1; margin-inline-end: 8px } #sort { order: 2 }', 'beside'],
] as const)(
  '[CAT-03.1] they change places in a bar with %s, from left to right and from right to left',
  async (_, css, where) => {
    for (const direction of ['ltr', 'rtl']) {
      aPage(
        `<style>#bar { width: 400px; direction: ${direction} } #sort { margin: 0 } ${css}</style>${aBar(filter + sort)}`,
      )
      const measure = (id: string) => byId(id).getBoundingClientRect()
      const widths = measure('filter').width + measure('sort').width
      const isFilterLeft = measure('filter').left < measure('sort').left
      const before = pageState()
      const run = await startExperience()
      expect(measure('filter').left < measure('sort').left).toBe(!isFilterLeft)
      const [left, right] = isFilterLeft ? ['sort', 'filter'] : ['filter', 'sort']
      const gap = where === 'ends' ? 400 - widths : 8
      expect(measure(right as string).left - measure(left as string).right).toBeCloseTo(gap, 0)
      run.stop()
      expect(pageState()).toEqual(before)
    }
  },
)

test('controls whose selectors say where they were stay swapped, and the page goes on', async () => {
  const boxes = (name: string, inner: string) =>
    `<div class="of-${name}">${inner.replace(/data-anchor="\w+"/, `class="${name}"`)}</div>`
  aPage(aBar(boxes('filter', filter) + boxes('sort', sort)))
  const before = pageState()
  const anchors = { filterButton: '.of-filter > .filter', sortControl: '.of-sort > .sort' }
  const run = await runTemplate({ experience, template, content: {}, anchors })
  runs.push(run)
  await waitUntilSettled()
  expect(readOrder()).toEqual(['sort', 'filter'])
  findBar().append('more')
  await waitUntilSettled()
  expect(readOrder()).toEqual(['sort', 'filter'])
  findBar().lastChild?.remove()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[CAT-03.2] Tab and screen readers reach them in the new order', async () => {
  await startExperience()
  const reached: (string | undefined)[] = []
  for (let turn = 0; turn < 3; turn++) {
    await userEvent.tab()
    reached.push(document.activeElement?.id)
  }
  expect(reached).toEqual(['order', 'filter', 'toggle'])
  expect(readOrder()).toEqual(['sort', 'filter', 'toggle'])
})

test('[CAT-03.3] both keep their state, their effect and the focus', async () => {
  const heard: string[] = []
  const panel = createElements('<dialog id="panel">Sizes</dialog>')
  document.body.append(panel)
  byId('filter').addEventListener('click', () => {
    byId('filter').setAttribute('aria-expanded', 'true')
    ;(byId('panel') as HTMLDialogElement).show()
    heard.push('filter')
  })
  const select = byId('order') as HTMLSelectElement
  select.addEventListener('change', () => heard.push(select.value))
  select.value = 'Price'
  byId('filter').click()
  byId('filter').focus()
  const run = await startExperience()
  expect([select.value, byId('filter').ariaExpanded, (byId('panel') as HTMLDialogElement).open]).toEqual([
    'Price',
    'true',
    true,
  ])
  expect(document.activeElement).toBe(byId('filter'))
  byId('filter').click()
  await userEvent.selectOptions(select, 'Newest')
  expect(heard).toEqual(['filter', 'filter', 'Newest'])
  run.stop()
  expect(select.value).toBe('Newest')
})

test('[CAT-03.4] two experiences swap them only once', async () => {
  const first = await startExperience()
  await startExperience()
  expect(readOrder()).toEqual(['sort', 'filter', 'toggle'])
  first.stop()
  await waitUntilSettled()
  expect(readOrder()).toEqual(['sort', 'filter', 'toggle'])
})

test.each([
  ['the whole bar', () => document.body.replaceChildren(createElements(aBar()))],
  ['the content of the bar', () => findBar().replaceChildren(createElements(filter + sort + toggle))],
  ['the sort control', () => byId('sort').replaceWith(createElements(sort))],
  ['the filter button', () => byId('filter').replaceWith(createElements(filter))],
])('[CAT-03.4] after a redraw they are still swapped: %s', async (_, redraw) => {
  await startExperience()
  redraw()
  await waitUntilSettled()
  expect(readOrder()).toEqual(['sort', 'filter', 'toggle'])
  expect([findBar().querySelectorAll('#filter').length, findBar().querySelectorAll('#sort').length]).toEqual([1, 1])
})

test.each([false, 'false', 0])('[CAT-03.5] with swapButtons %j nothing is changed', async (swapButtons) => {
  const before = pageState()
  await startExperience({ swapButtons })
  expect(pageState()).toEqual(before)
})

test.each([filter, sort])('[CAT-03.5] when one of the two is missing nothing changes', async (html) => {
  aPage(aBar(html))
  const before = pageState()
  await startExperience()
  expect(pageState()).toEqual(before)
})

test('[CAT-03.5] it does not run on computers and tablets', () => {
  const runsOn = (deviceType: 'computer' | 'mobile' | 'tablet') =>
    checkTemplate(template, { pageType: 'category', deviceType, url: location.href }).every(({ passes }) => passes)
  expect([runsOn('computer'), runsOn('tablet'), runsOn('mobile')]).toEqual([false, false, true])
})

test('[CAT-03.6] removing the experience restores the order', async () => {
  for (const html of [filter + sort + toggle, `<div>${filter}</div><div>${toggle}${sort}</div>`]) {
    aPage(aBar(html))
    const before = pageState()
    const run = await startExperience()
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
  }
})
