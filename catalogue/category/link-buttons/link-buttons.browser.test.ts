import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const address = location.href
const tabs = ['New in', 'Boots', 'Sandals', 'Loafers', 'Kids', 'Sale'].map((tabName) => ({
  tabName,
  url: `/uk/en/shop/${tabName.toLowerCase()}`,
}))

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  history.replaceState(null, '', '/uk/en/shop/boots?sort=price#list')
  aPage('<main><ul data-anchor="productGrid" style="margin: 0"><li>Boot</li></ul></main>')
})

afterEach(() => {
  run.stop()
  history.replaceState(null, '', address)
})

async function start(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { tabs, ...content } })
}

const row = () => document.querySelector<HTMLElement>('.category-link-buttons')
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.category-link-buttons-link')]
const box = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

test('[CAT-08.1] the tabs are link buttons in a carousel directly before the grid, in their order', async () => {
  await start()
  expect(row()?.nextElementSibling?.getAttribute('data-anchor')).toBe('productGrid')
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    tabs.map(({ tabName, url }) => [tabName, url]),
  )
  const carousel = page.getByRole('region', { name: tabs.map(({ tabName }) => tabName).join(', ') }).element()
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel')
  expect(carousel.contains(links()[0] ?? null)).toBe(true)
})

test.each([
  [1280, 5],
  [901, 5],
  [900, 4],
  [501, 4],
  [500, 2],
  [320, 2],
])('[CAT-08.2] at %i px there are %i per view, 5 px apart', async (width, count) => {
  await page.viewport(width, 800)
  await start()
  const view = box(row()?.querySelector('.instep-carousel-view'))
  const inView = links().filter((link) => box(link).right <= view.right + 1 && box(link).left >= view.left - 1)
  expect(inView).toHaveLength(count)
  expect(box(links()[1]).left - box(links()[0]).right).toBeCloseTo(5, 1)
  expect(box(links()[0]).width).toBeCloseTo((view.width - 5 * (count - 1)) / count, 1)
})

test('[CAT-08.3] the buttons have the colours of the content, black on white unless given', async () => {
  await start()
  const colors = () => links().map((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor])
  expect(colors()).toEqual(tabs.map(() => ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']))
  run.stop()
  await start({ textColor: 'rgb(1, 2, 3)', bColor: 'rgb(4, 5, 6)' })
  expect(colors()).toEqual(tabs.map(() => ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']))
})

test('[CAT-08.4] the button of the current address is marked as the current page, whatever its query and fragment', async () => {
  await start()
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null, null])
})

test('[CAT-08.5] without a usable entry nothing is rendered', async () => {
  const before = pageState()
  await start({ tabs: [{ tabName: 'Boots' }, null] })
  expect(pageState()).toEqual(before)
})

test('[CAT-08.6] a long name is cut with an ellipsis and names the link in full', async () => {
  const tabName = 'Nachhaltigkeitszertifizierte Wanderschuhe und Winterstiefel'
  await page.viewport(320, 800)
  await start({ tabs: [{ tabName, url: '/a' }, ...tabs] })
  const link = page.getByRole('link', { name: tabName, exact: true }).element()
  expect(link.scrollWidth).toBeGreaterThan(link.clientWidth)
  expect(getComputedStyle(link).textOverflow).toBe('ellipsis')
  expect(box(link).height).toBe(44)
})

test('[CAT-08.7] removal takes the row out', async () => {
  const before = pageState()
  await start()
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
})
