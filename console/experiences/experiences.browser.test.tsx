import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { experiences } from '../test-data/answers.ts'
import { longName, markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/experiences'
const names = () => [...document.querySelectorAll('tbody th a')].map(({ textContent }) => textContent)
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const search = () => page.getByRole('searchbox', { name: 'Find an experience' })
const isList = (address: string) => /\/experiences\/[^/]+$/.test(address)

test('a row says state, name and id, shares, pages, audience, visitors and the leading uplift with its interval', async () => {
  openConsole({ at })
  await expect.element(row('Only a few left')).toBeVisible()
  expect(names()).toEqual(experiences.map(({ name }) => name))
  const cells = [...row('Only a few left').element().children].map(({ textContent }) => textContent)
  const [low, high] = experiences[0]?.leading?.uplift.interval ?? []
  expect(cells.slice(0, 5)).toEqual(['Running', 'Only a few leftlow-stock', '50 / 50', 'Product', 'Phones'])
  expect(cells[5]).toBe(new Intl.NumberFormat('en').format(experiences[0]?.visitors ?? 0))
  expect(cells[6]).toBe(`+19.5%+${(Number(low) * 100).toFixed(1)}% … +${(Number(high) * 100).toFixed(1)}%`)
  const [marked] = row('Only a few left').element().querySelectorAll('[data-tone]')
  expect(marked?.getAttribute('data-tone')).toBe('better')
})

test('an alarm is shown, and nothing of its experience is called proven', async () => {
  openConsole({ at })
  await expect.element(row('Offer on leaving').getByText('Alarm')).toBeVisible()
  expect(row('Offer on leaving').element().querySelector('b')?.dataset.tone).toBe('doubtful')
})

test('where several variations could lead, the leading one is named; without an interval nothing is called proven', async () => {
  openConsole({ at })
  await expect.element(row('Bestseller badges').getByText('Badge below the price')).toBeVisible()
  await expect.element(row('Size guide').getByText('too few conversions')).toBeVisible()
  await expect.element(row('Welcome back').getByText('Nothing to compare yet')).toBeVisible()
})

test('search and state narrow the list, are kept in the address, and can be taken back', async () => {
  openConsole({ at })
  await userEvent.fill(search(), 'sal')
  await waitFor(() => expect(names()).toEqual(['Summer sale']))
  expect(location.search).toBe('?search=sal')
  await userEvent.fill(search(), '')
  await userEvent.click(page.getByText('Paused1'))
  await waitFor(() => expect(names()).toEqual(['Bag button that stays']))
  expect(location.search).toBe('?state=paused')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 11')
  await userEvent.fill(search(), 'nothing like it')
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(names()).toHaveLength(11))
})

test('an address with a search opens the list so narrowed', async () => {
  openConsole({ at: `${at}?search=low-stock&state=running` })
  await waitFor(() => expect(names()).toContain('Only a few left'))
  expect(names()).not.toContain('Summer sale')
  await expect.element(search()).toHaveValue('low-stock')
})

test('a row leads to its experience, by keyboard too', async () => {
  openConsole({ at })
  await expect.element(row('Only a few left')).toBeVisible()
  page.getByRole('link', { name: 'Only a few left' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Only a few left' })).toHaveFocus()
  expect(location.pathname).toBe('/console/sites/moor-boots/experiences/low-stock')
})

test('an id with markup and slashes leads to its own page', async () => {
  openConsole({ at })
  await userEvent.click(page.getByRole('link', { name: markup }))
  await expect.element(page.getByRole('heading', { level: 1, name: markup })).toBeVisible()
})

test('while the list is on its way that is said, and an empty one says what would change it', async () => {
  let answerNow: (answer: { status: number; body: unknown }) => void = () => undefined
  openConsole({
    at,
    answer: ({ address }) =>
      isList(address)
        ? new Promise((resolve) => {
            answerNow = resolve
          })
        : undefined,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…')
  answerNow({ status: 200, body: { builtAt: null, experiences: [] } })
  await expect.element(page.getByText('There are no experiences yet')).toBeVisible()
})

test('a failure is said, and another attempt mends it', async () => {
  let fails = true
  openConsole({ at, answer: ({ address }) => (fails && isList(address) ? { status: 503 } : undefined) })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The service failed to answer/)
  fails = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(row('Only a few left')).toBeVisible()
})

test('a site without a description says why names are missing', async () => {
  openConsole({
    at,
    answer: ({ address }) => (isList(address) ? { status: 200, body: { builtAt: null, experiences } } : undefined),
  })
  await expect.element(page.getByText(/^The service knows no description of this site/)).toBeVisible()
})

test('in German states, pages and numbers are German', async () => {
  await page.viewport(1280, 900)
  openConsole({ at, language: 'de' })
  await expect.element(page.getByRole('row', { name: /Läuft Only a few left .* Produkt Smartphones/ })).toBeVisible()
})

test.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('%s at %i px it has no accessibility violations and does not scroll sideways', async (theme, width) => {
  await page.viewport(width, 900)
  openConsole({ at, theme })
  await expect.element(row('Only a few left')).toBeVisible()
  await expect.element(page.getByText(longName)).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(document.querySelector('img')).toBeNull()
})

test('letters that are typed faster than the address follows are not lost', async () => {
  openConsole({ at: '/sites/moor-boots/experiences' })
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  const field = page.getByRole('searchbox').element() as HTMLInputElement
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const letter of 'badges') {
    setValue?.call(field, field.value + letter)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }))
  }
  expect(field.value).toBe('badges')
  await waitFor(() => expect(location.search).toBe('?search=badges'))
  await expect.element(page.getByRole('link', { name: 'Bestseller badges' })).toBeVisible()
})

test('the link to all experiences leads to all of them, also after a search', async () => {
  openConsole({ at: '/sites/moor-boots/experiences?search=badges' })
  await expect.element(search()).toHaveValue('badges')
  await userEvent.fill(search(), 'nothing like it')
  await waitFor(() => expect(location.search).toBe('?search=nothing+like+it'))
  await expect.element(search()).toHaveValue('nothing like it')
  await userEvent.click(page.getByRole('link', { name: 'Experiences', exact: true }))
  await expect.element(search()).toHaveValue('')
  await waitFor(() => expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(1))
})
