import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { checkTemplate } from '../../../script/experiences/rules/check-requirements.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
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

async function start(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content })
  runs.push(run)
  return run
}

const bar = () => document.querySelector('#bar') as HTMLElement
const byId = (id: string) => document.getElementById(id) as HTMLElement
const order = () => [...bar().querySelectorAll('#filter, #sort, #toggle')].map(({ id }) => id)
const elements = (html: string) => document.createRange().createContextualFragment(html)

test.each([
  ['beside each other', filter + sort + toggle, ['sort', 'filter', 'toggle']],
  ['the other way round', sort + filter + toggle, ['filter', 'sort', 'toggle']],
  ['at both ends', filter + toggle + sort, ['sort', 'toggle', 'filter']],
  ['in boxes of their own', `<div>${filter}</div><div>${toggle}${sort}</div>`, ['sort', 'toggle', 'filter']],
])('[CAT-03.1] they change places: %s', async (_, html, expected) => {
  aPage(aBar(html))
  await start()
  expect(order()).toEqual(expected)
})

test('a sort control that is aligned with the end of the bar begins at its start', async () => {
  bar().style.cssText = 'display: flex; width: 400px'
  byId('sort').style.cssText = 'display: flex; flex: 1; justify-content: flex-end'
  const before = pageState()
  const run = await start()
  const left = (element: Element) => element.getBoundingClientRect().left
  expect(left(byId('order'))).toBe(left(bar()))
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[CAT-03.2] Tab and screen readers meet them in the new order', async () => {
  await start()
  const reached: (string | undefined)[] = []
  for (let turn = 0; turn < 3; turn++) {
    await userEvent.tab()
    reached.push(document.activeElement?.id)
  }
  expect(reached).toEqual(['order', 'filter', 'toggle'])
  expect(order()).toEqual(['sort', 'filter', 'toggle'])
})

test('[CAT-03.3] both keep their state and effect, and the focus', async () => {
  const heard: string[] = []
  const panel = elements('<dialog id="panel">Sizes</dialog>')
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
  const run = await start()
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

test('[CAT-03.4] applied twice they are still swapped once', async () => {
  const first = await start()
  await start()
  expect(order()).toEqual(['sort', 'filter', 'toggle'])
  first.stop()
  expect(order()).toEqual(['sort', 'filter', 'toggle'])
})

test.each([
  ['the whole bar', () => document.body.replaceChildren(elements(aBar()))],
  ['the content of the bar', () => bar().replaceChildren(elements(filter + sort + toggle))],
  ['the sort control', () => byId('sort').replaceWith(elements(sort))],
  ['the filter button', () => byId('filter').replaceWith(elements(filter))],
])('[CAT-03.4] after a redraw they are still swapped once: %s', async (_, redraw) => {
  await start()
  redraw()
  await waitUntilSettled()
  expect(order()).toEqual(['sort', 'filter', 'toggle'])
  expect([bar().querySelectorAll('#filter').length, bar().querySelectorAll('#sort').length]).toEqual([1, 1])
})

test.each([false, 'false', 0])('[CAT-03.5] with swapButtons %j nothing is changed', async (swapButtons) => {
  const before = pageState()
  await start({ swapButtons })
  expect(pageState()).toEqual(before)
})

test.each([filter, sort])('[CAT-03.5] with one of the two missing nothing is changed', async (html) => {
  aPage(aBar(html))
  const before = pageState()
  await start()
  expect(pageState()).toEqual(before)
})

test('[CAT-03.5] on computers and tablets nothing is changed: it does not run', () => {
  const on = (deviceType: 'computer' | 'mobile' | 'tablet') =>
    checkTemplate(template, { pageType: 'category', deviceType, url: location.href }).every(({ passes }) => passes)
  expect([on('computer'), on('tablet'), on('mobile')]).toEqual([false, false, true])
})

test('[CAT-03.6] removal restores the old order', async () => {
  for (const html of [filter + sort + toggle, `<div>${filter}</div><div>${toggle}${sort}</div>`]) {
    aPage(aBar(html))
    const before = pageState()
    const run = await start()
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
  }
})
