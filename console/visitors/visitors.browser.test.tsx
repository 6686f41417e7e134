import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRecentVisitor } from '../test-data/visitors.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/visitors'
const first = aRecentVisitor(0, 0)
const field = () => page.getByRole('searchbox', { name: 'Visitor id' })
const isList = (address: string) => /\/visitors\/[^/]+$/.test(address)

test('the list says who was heard of last, when, how often they came and what they spent', async () => {
  openConsole({ at })
  const row = page.getByRole('row', { name: new RegExp(first.visitorId) })
  await expect.element(row).toBeVisible()
  const cells = [...row.element().children].slice(1).map(({ textContent }) => textContent)
  expect(cells[0]).toMatch(/ago$/)
  const value = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(first.lifetimeValue)
  expect(cells.slice(1)).toEqual([`${first.views}`, `${first.sessions}`, `${first.conversions}`, value])
  expect(page.getByRole('row').elements()).toHaveLength(21)
  expect(page.getByText('Crawler').elements()).toHaveLength(1)
})

test('a row leads to its visitor by keyboard, and back', async () => {
  openConsole({ at })
  const link = page.getByRole('link', { name: first.visitorId })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: first.visitorId })).toHaveFocus()
  await userEvent.click(page.getByRole('link', { name: 'All visitors' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Visitors' })).toHaveFocus()
})

test('an id that is entered leads to its visitor, without the spaces around it', async () => {
  openConsole({ at })
  await userEvent.fill(field(), '  1kq2w3e4r5t-0abc123-xyz ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: '1kq2w3e4r5t-0abc123-xyz' })).toBeVisible()
  expect(location.pathname).toBe(`/console${at}/1kq2w3e4r5t-0abc123-xyz`)
})

test.each([
  ['', 'Enter the id of a visitor.'],
  ['<img src=x>', /^A visitor id has 1 to 128 letters/],
  ['a'.repeat(129), /^A visitor id has 1 to 128 letters/],
])('what is no id (%s) says so and keeps the focus, until it is changed', async (id, message) => {
  openConsole({ at })
  await expect.element(field()).toBeVisible()
  if (id) await userEvent.fill(field(), id)
  await userEvent.click(page.getByRole('button', { name: 'Show visitor' }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(message)
  await expect.element(field()).toHaveFocus()
  expect(field().element().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field(), 'x')
  await waitFor(() => expect(field().element().getAttribute('aria-invalid')).toBe('false'))
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
  await expect.element(page.getByRole('heading', { name: 'Recent visitors' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…')
  answerNow({ status: 200, body: { visitors: [] } })
  await expect.element(page.getByText('No visitor was heard of lately')).toBeVisible()
})

test('a failure is said, and another attempt mends it', async () => {
  let fails = true
  openConsole({ at, answer: ({ address }) => (fails && isList(address) ? { status: 503 } : undefined) })
  await expect.element(page.getByText('The service failed to answer.')).toBeVisible()
  fails = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('link', { name: first.visitorId })).toBeVisible()
})

test('the live list of today leads to the visitors of its events', async () => {
  openConsole({ at: '/sites/moor-boots' })
  const link = () => document.querySelector<HTMLAnchorElement>('.live .visitor a')
  await waitFor(() => expect(link()).not.toBeNull())
  const id = link()?.parentElement?.title
  link()?.click()
  await waitFor(() => expect(location.pathname).toBe(`/console${at}/${id}`))
})

test.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('%s at %i px it has no accessibility violations and does not scroll sideways', async (theme, width) => {
  await page.viewport(width, 900)
  openConsole({ at, theme, language: width === 390 ? 'de' : 'en' })
  await expect.element(page.getByRole('link', { name: first.visitorId })).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
