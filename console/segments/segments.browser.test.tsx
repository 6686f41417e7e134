import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { longName, markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'

afterEach(closeConsole)

const at = '/sites/moor-boots/segments'
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const cellsOf = (name: string) => [...row(name).element().children].slice(1).map(({ textContent }) => textContent)

test('the list says in words who is in a segment, how many, and who uses it', async () => {
  openConsole({ at })
  await expect.element(row('Looked at three products')).toBeVisible()
  expect(cellsOf('Looked at three products')).toEqual([
    'has viewed a product at least 3 times within 7 days, and has not ordered since',
    '18,432',
    '2,310',
    '1,985',
    'Low stocknot in: Bestseller badges',
  ])
  expect(cellsOf('gone')[0]).toMatch(/^Only events name this segment/)
  await expect.element(page.getByText(/Who stays away does not leave/)).toBeVisible()
})

test('it is the same in German', async () => {
  openConsole({ at, language: 'de' })
  await expect.element(row('Looked at three products')).toBeVisible()
  expect(cellsOf('Looked at three products')[0]).toBe(
    'hat innerhalb von 7 Tagen mindestens 3-mal ein Produkt angesehen und seither nicht bestellt',
  )
})

test('many segments can be searched by name or id, and the address has what is searched for', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    id: `audience-${at}`,
    name: `Audience number ${at}`,
    when: null,
    byDefault: false,
    experiences: [],
    members: at,
    entered: 0,
    left: 0,
  }))
  openConsole({
    at,
    answer: ({ address }) =>
      address.includes('/segments/') ? { status: 200, body: { builtAt: 1, segments: many } } : undefined,
  })
  const search = page.getByRole('searchbox', { name: 'Find a segment' })
  await search.fill('NUMBER 4')
  await expect.element(page.getByText('11 of 60')).toBeInTheDocument()
  expect(location.search).toBe('?search=NUMBER+4')
  await search.fill('audience-57')
  await expect.element(row('Audience number 57')).toBeVisible()
  expect(page.getByRole('row').elements()).toHaveLength(2)
  await search.fill('nobody')
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.element(row('Audience number 59')).toBeInTheDocument()
})

test('a row leads by keyboard to its page, which says what it is, its numbers, and how they change', async () => {
  openConsole({ at })
  const link = page.getByRole('link', { name: 'Left a filled bag' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Left a filled bag' })).toBeVisible()
  const conditions = [...document.querySelectorAll('.condition > li')].map(({ textContent }) => textContent)
  expect(conditions).toEqual([
    'had at the latest look at their bag: items in the bag at least 1',
    'has viewed a page (page type is “basket” or “checkout”) in the last 14 days, and has not ordered since',
    'has not viewed a page (page type is “basket” or “checkout”) in the last 30 minutes',
  ])
  const numbers = [...document.querySelectorAll('.segment-numbers strong')].map(({ textContent }) => textContent)
  expect(numbers).toEqual(['932', '301', '288'])
  const chart = page.getByRole('slider')
  chart.element().focus()
  await userEvent.keyboard('{End}')
  expect(chart.element().getAttribute('aria-valuetext')).toMatch(/; Entered: \d+; Left: \d+$/)
  await expect.element(page.getByRole('link', { name: 'Offer when leaving' })).toBeVisible()
})

test('a segment in which nobody ever was has no chart, and one that nobody knows says so', async () => {
  openConsole({ at: `${at}/bought-30-days` })
  await expect.element(page.getByText('Nobody has entered or left it in the last 90 days.')).toBeVisible()
  expect(page.getByRole('slider').elements()).toEqual([])
  closeConsole()
  openConsole({ at: `${at}/nobodys` })
  await expect.element(page.getByText('There is no such segment')).toBeVisible()
})

test('markup in names and conditions is text', async () => {
  openConsole({ at })
  await expect.element(page.getByRole('link', { name: markup, exact: true })).toBeVisible()
  expect(document.querySelector('main img')).toBeNull()
  await userEvent.click(page.getByRole('link', { name: markup, exact: true }))
  await expect.element(page.getByRole('link', { name: longName })).toBeVisible()
  expect(document.querySelector('main img')).toBeNull()
})

test('a site without segments says what would change that, and a failure can be tried again', async () => {
  openConsole({
    at,
    answer: ({ address }) =>
      address.includes('/segments/') ? { status: 200, body: { builtAt: 1, segments: [] } } : undefined,
  })
  await expect.element(page.getByText('There are no segments yet')).toBeVisible()
  closeConsole()
  let isBroken = true
  openConsole({
    at,
    answer: ({ address }) => (isBroken && address.includes('/segments/') ? { status: 500 } : undefined),
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(row('Looked at three products')).toBeVisible()
})

test.each([
  ['light', at],
  ['dark', at],
  ['light', `${at}/abandoned-bag`],
  ['dark', `${at}/abandoned-bag`],
] as const)('nothing is inaccessible, %s, %s', async (theme, address) => {
  openConsole({ at: address, theme })
  await expect.element(page.getByText('What these numbers mean')).toBeVisible()
  expect(await findViolations(document.body)).toEqual([])
})
