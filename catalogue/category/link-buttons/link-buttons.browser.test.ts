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

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { tabs, ...content } })
}

const findRow = () => document.querySelector<HTMLElement>('.category-link-buttons')
const findLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('.category-link-buttons-link')]
const measureBox = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

test('[CAT-08.1] the tabs are link buttons in a carousel directly before the grid, in their order', async () => {
  await startExperience()
  expect(findRow()?.nextElementSibling?.getAttribute('data-anchor')).toBe('productGrid')
  expect(findLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    tabs.map(({ tabName, url }) => [tabName, url]),
  )
  const carousel = page.getByRole('region', { name: tabs.map(({ tabName }) => tabName).join(', ') }).element()
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel')
  expect(carousel.contains(findLinks()[0] ?? null)).toBe(true)
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
  await startExperience()
  const view = measureBox(findRow()?.querySelector('.instep-carousel-view'))
  const inView = findLinks().filter(
    (link) => measureBox(link).right <= view.right + 1 && measureBox(link).left >= view.left - 1,
  )
  expect(inView).toHaveLength(count)
  expect(measureBox(findLinks()[1]).left - measureBox(findLinks()[0]).right).toBeCloseTo(5, 1)
  expect(measureBox(findLinks()[0]).width).toBeCloseTo((view.width - 5 * (count - 1)) / count, 1)
})

test('[CAT-08.3] the buttons have the configured colours, by default black on white', async () => {
  await startExperience()
  const readColors = () =>
    findLinks().map((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor])
  expect(readColors()).toEqual(tabs.map(() => ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']))
  run.stop()
  await startExperience({ textColor: 'rgb(1, 2, 3)', bColor: 'rgb(4, 5, 6)' })
  expect(readColors()).toEqual(tabs.map(() => ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']))
})

test('[CAT-08.4] the button of the current address is marked as the current page, regardless of query and fragment', async () => {
  await startExperience()
  expect(findLinks().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null, null])
})

test('[CAT-08.5] without a usable entry nothing is rendered', async () => {
  const before = pageState()
  await startExperience({ tabs: [{ tabName: 'Boots' }, null] })
  expect(pageState()).toEqual(before)
})

test('[CAT-08.6] a long name is cut with an ellipsis, and the link has the full name', async () => {
  const tabName = 'Nachhaltigkeitszertifizierte Wanderschuhe und Winterstiefel'
  await page.viewport(320, 800)
  await startExperience({ tabs: [{ tabName, url: '/a' }, ...tabs] })
  const link = page.getByRole('link', { name: tabName, exact: true }).element()
  expect(link.scrollWidth).toBeGreaterThan(link.clientWidth)
  expect(getComputedStyle(link).textOverflow).toBe('ellipsis')
  expect(measureBox(link).height).toBe(44)
})

test('[CAT-08.7] removing the experience removes the row', async () => {
  const before = pageState()
  await startExperience()
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
})

test.each([1280, 390])(
  '[CAT-08.8] at %i px the arrows stand beside the buttons, and the row is 44 px high',
  async (width) => {
    await page.viewport(width, 800)
    await startExperience()
    const arrows = findRow()?.querySelectorAll('button') ?? []
    const [first, arrow] = [measureBox(findLinks()[0]), measureBox(arrows[0])]
    expect([arrow.top, arrow.height, first.height, findRow()?.offsetHeight]).toEqual([first.top, 44, 44, 44])
    expect(arrow.left).toBeGreaterThan(first.right)
    expect(measureBox(arrows[1]).right).toBeLessThanOrEqual(measureBox(findRow()).right)
  },
)
