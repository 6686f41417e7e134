import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
const buttons = ['Boots', 'Sandals', 'Loafers', 'Kids', 'Sale', 'New'].map((label) => ({
  label,
  url: `/uk/en/shop/${label.toLowerCase()}`,
  img: `${icon}?${label}`,
}))

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage('<main><ul data-anchor="productGrid" style="margin: 0"><li>Boot</li></ul></main>')
})

afterEach(() => run.stop())

async function startExperience(own: unknown = buttons): Promise<void> {
  run = await runTemplate({ experience, template, content: { buttons: own } })
}

const findRow = () => document.querySelector<HTMLElement>('.category-category-buttons')
const findLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('.category-category-buttons-link')]
const measureBox = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

test('[CAT-09.1] the buttons form a carousel directly before the grid, each a single link with a picture above its label', async () => {
  await startExperience()
  expect(findRow()?.nextElementSibling?.getAttribute('data-anchor')).toBe('productGrid')
  expect(
    findRow()
      ?.querySelector('[aria-roledescription="carousel"]')
      ?.contains(findLinks()[0] ?? null),
  ).toBe(true)
  expect(
    findLinks().map((link) => [link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]),
  ).toEqual(buttons.map(({ url, img }) => [url, img]))
  for (const link of findLinks()) {
    expect(measureBox(link.querySelector('img')).bottom).toBeLessThanOrEqual(measureBox(link.querySelector('span')).top)
    expect(measureBox(link.querySelector('img')).width).toBeGreaterThan(100)
  }
})

test('pictures stand at one height, above labels of one line and of two', async () => {
  const [first, second = buttons[0]] = buttons
  await startExperience([first, { ...second, label: 'Sandals for the lake '.repeat(3) }])
  const [top, other] = findLinks().map((link) => measureBox(link.querySelector('img')).top)
  expect(measureBox(findLinks()[1]?.querySelector('span')).height).toBeGreaterThan(50)
  expect(top).toBe(other)
})

test.each([
  [1280, 5],
  [900, 4],
  [501, 4],
  [500, 2],
])('[CAT-09.2] at %i px the carousel shows %i per view, 5 px apart', async (width, count) => {
  await page.viewport(width, 800)
  await startExperience()
  const view = measureBox(findRow()?.querySelector('.instep-carousel-view'))
  expect(measureBox(findLinks()[0]).width).toBeCloseTo((view.width - 5 * (count - 1)) / count, 1)
  expect(measureBox(findLinks()[1]).left - measureBox(findLinks()[0]).right).toBeCloseTo(5, 1)
})

test('[CAT-09.3] the picture has an empty alt and the label names the link; an entry without label is skipped', async () => {
  await startExperience([{ ...buttons[0], label: '' }, buttons[1]])
  expect(findLinks()).toHaveLength(1)
  expect(findLinks()[0]?.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(page.getByRole('link', { name: 'Sandals', exact: true }).element()).toBe(findLinks()[0])
})

test('[CAT-09.4] an entry whose picture is missing or does not load shows its label alone', async () => {
  await startExperience([
    { ...buttons[0], img: undefined },
    { ...buttons[1], img: '/catalogue/testing/none.svg?missing' },
  ])
  await expect.poll(() => findRow()?.querySelectorAll('img').length).toBe(0)
  expect(findLinks().map(({ textContent }) => textContent)).toEqual(['Boots', 'Sandals'])
  expect(measureBox(findLinks()[0]).height).toBeGreaterThanOrEqual(44)
})

test('[CAT-09.5] without entries nothing is rendered', async () => {
  const before = pageState()
  await startExperience([])
  expect(pageState()).toEqual(before)
})

test('[CAT-09.5] removing the experience removes the row', async () => {
  const before = pageState()
  await startExperience()
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
})

test.each([1280, 390])('[CAT-09.6] at %i px the arrows lie over the pictures at the ends of the row', async (width) => {
  await page.viewport(width, 800)
  await startExperience()
  const [previous, next] = [...(findRow()?.querySelectorAll('button') ?? [])]
  const [row, picture] = [measureBox(findRow()), measureBox(findLinks()[0]?.querySelector('img'))]
  expect(measureBox(findLinks()[0]).top).toBe(row.top)
  expect(measureBox(next).right).toBeCloseTo(row.right - 4, 0)
  expect(measureBox(previous).left).toBeCloseTo(row.left + 4, 0)
  expect(measureBox(next).top).toBeGreaterThanOrEqual(picture.top)
  expect(measureBox(next).bottom).toBeLessThanOrEqual(picture.bottom)
  expect([previous, next].map((each) => getComputedStyle(each as Element).opacity)).toEqual(['0', '1'])
})
