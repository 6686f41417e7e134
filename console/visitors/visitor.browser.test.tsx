import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { VisitorExport } from '../../contract/console/visitor.ts'
import { session } from '../test-data/answers.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole, type SentRequest } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const id = '1kq2w3e4r5t-0abc123-xyz'
const at = `/sites/moor-boots/visitors/${id}`
const isEvents = ({ address }: SentRequest) => address.includes('/events')
const answerEditor = ({ address }: SentRequest) =>
  address.endsWith('/session') ? { status: 200, body: { ...session, role: 'edit' } } : undefined
const fact = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent
const eraseButton = () => page.getByRole('button', { name: 'Erase…' })
const dialog = () => page.getByRole('alertdialog', { name: 'Erase this visitor?' })
const eraseNow = () => page.getByRole('button', { name: 'Erase for good' })
const eventRows = () => document.querySelectorAll('.visitor-events li')

test('a visitor has a history, segments, orders and the experiences seen, with goals', async () => {
  openConsole({ at })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Experiences seen' })).toBeVisible()
  expect([fact('Views'), fact('Sessions'), fact('Entrances'), fact('Conversions')]).toEqual(['1,248', '37', '41', '2'])
  expect(fact('Lifetime value')).toBe('€208.45')
  expect([...document.querySelectorAll('.segment')].map(({ textContent }) => textContent)).toContain(markup)
  const seen = page.getByRole('row', { name: /^low-stock/ })
  const cells = [...seen.element().children].map(({ textContent }) => textContent)
  expect([cells[0], cells[1], cells[2]]).toEqual(['low-stock', 'low-stock-variation ', '3f2a9c1e'])
  expect([cells[4], cells[5]]).toEqual(['bag (custom goal) primaryOrders ', '1'])
  await expect.element(page.getByRole('row', { name: /^10048213/ })).toMatchTextContent(/€129\.50$/)
  expect(document.querySelector('img')).toBeNull()
  expect(page.getByRole('link', { name: 'low-stock' }).element().getAttribute('href')).toBe(
    '/console/sites/moor-boots/experiences/low-stock',
  )
})

test('an event opens to what was sent, as text, by keyboard too', async () => {
  openConsole({ at })
  await waitFor(() => expect(eventRows()).toHaveLength(50))
  document.querySelector<HTMLElement>('.visitor-events summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.querySelector('pre')?.textContent).toContain('{\n  "number": 120,\n'))
  expect(document.querySelector('pre')?.textContent).toContain(markup)
  expect(document.querySelector('img')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.querySelector('pre')).toBeNull())
})

test('older events follow the newest, each once, until there are no more', async () => {
  const requests = openConsole({ at })
  const older = page.getByRole('button', { name: 'Show older events' })
  for (const count of [50, 100]) {
    await waitFor(() => expect(eventRows()).toHaveLength(count))
    await userEvent.click(older)
  }
  await waitFor(() => expect(eventRows()).toHaveLength(120))
  await expect.element(page.getByText('All 120 events are shown')).toBeInTheDocument()
  expect(older.elements()).toHaveLength(0)
  const asked = requests
    .filter(isEvents)
    .map(({ address }) => new URL(address, location.href).searchParams.get('before'))
  expect(asked).toEqual([null, '71', '21'])
})

test('a failure of older events keeps those that are shown, and another attempt goes on', async () => {
  let fails = false
  openConsole({ at, answer: (sent) => (fails && isEvents(sent) ? { status: 400 } : undefined) })
  await waitFor(() => expect(eventRows()).toHaveLength(50))
  fails = true
  await userEvent.click(page.getByRole('button', { name: 'Show older events' }))
  await expect.element(page.getByRole('alert').getByText('The service did not accept this request.')).toBeVisible()
  expect(eventRows()).toHaveLength(50)
  fails = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(eventRows()).toHaveLength(100))
})

test('a visitor of whom nothing is stored is said to be one', async () => {
  openConsole({ at: '/sites/moor-boots/visitors/nobody' })
  await expect.element(page.getByText('Nothing is stored of this visitor')).toBeVisible()
  expect(page.getByRole('button', { name: 'Export as JSON' }).elements()).toHaveLength(0)
})

test('the export is a file with what the service has', async () => {
  openConsole({ at })
  const files: { name: string; content: Promise<string> }[] = []
  const blobs = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.mock.lastCall?.[0]
    if (blob instanceof Blob) files.push({ name: this.download, content: blob.text() })
  })
  await userEvent.click(page.getByRole('button', { name: 'Export as JSON' }))
  await expect.element(page.getByText('The file was saved.')).toBeInTheDocument()
  vi.restoreAllMocks()
  expect(files.map(({ name }) => name)).toEqual([`visitor-${id}.json`])
  const saved: VisitorExport = JSON.parse((await files[0]?.content) ?? '')
  expect(saved).toMatchObject({ visitorId: id, rows: { visitors: [{ id }] } })
})

test('an export that fails says so', async () => {
  openConsole({ at, answer: ({ address }) => (address.endsWith('/export') ? { status: 503 } : undefined) })
  await userEvent.click(page.getByRole('button', { name: 'Export as JSON' }))
  await expect.element(page.getByText('The service failed to answer.')).toBeVisible()
})

test('erasing needs the first letters of the id, asks once, and says how many rows of what are gone', async () => {
  const requests = openConsole({ at, answer: answerEditor })
  await userEvent.click(eraseButton())
  await expect.element(dialog()).toBeVisible()
  const letters = page.getByRole('searchbox', { name: /1kq2$/ })
  await expect.element(letters).toHaveFocus()
  await userEvent.keyboard('1kq{Enter}')
  await expect.element(eraseNow()).toBeDisabled()
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  await userEvent.keyboard('2')
  await userEvent.click(eraseNow())
  const erased = page.getByRole('heading', { name: 'The visitor was erased' })
  await expect.element(erased).toBeVisible()
  await expect.element(erased).toHaveFocus()
  await expect.element(page.getByText('1,244 rows were removed.')).toBeVisible()
  expect([fact('Events'), fact('Sessions'), fact('Orders'), fact('a_table_of_tomorrow')]).toEqual([
    '1,204',
    '37',
    '2',
    '1',
  ])
  const sent = requests.filter(({ method }) => method === 'DELETE')
  expect(sent.map(({ address, header }) => [address, header])).toEqual([
    [`/console/api/visitors/moor-boots/${id}`, '1'],
  ])
  expect(eraseButton().elements()).toHaveLength(0)

  history.pushState(null, '', '/console/sites/moor-boots/visitors/another-visitor')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'another-visitor' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Events' })).toBeVisible()
  expect(erased.elements()).toHaveLength(0)
})

test('erasing can be left with Escape and with Cancel, and nothing happens', async () => {
  const requests = openConsole({ at, answer: answerEditor })
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(page.getByRole('button', { name: 'Cancel' })),
  ]) {
    await userEvent.click(eraseButton())
    await expect.element(dialog()).toBeVisible()
    await leave()
    await waitFor(() => expect(dialog().elements()).toHaveLength(0))
    await expect.element(eraseButton()).toHaveFocus()
  }
  expect(requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('an erasing that fails says so in the dialog, where it can be tried again', async () => {
  openConsole({ at, answer: (sent) => (sent.method === 'DELETE' ? { status: 503 } : answerEditor(sent)) })
  await userEvent.click(eraseButton())
  await userEvent.fill(page.getByRole('searchbox', { name: /1kq2$/ }), '1kq2')
  await userEvent.click(eraseNow())
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('The service failed to answer.')
  await expect.element(eraseNow()).toBeEnabled()
})

test('who may only look is offered the export and no erasing', async () => {
  openConsole({ at })
  await expect.element(page.getByRole('button', { name: 'Export as JSON' })).toBeVisible()
  expect(eraseButton().elements()).toHaveLength(0)
})

test.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('%s at %i px it has no accessibility violations and does not scroll sideways', async (theme, width) => {
  await page.viewport(width, 900)
  openConsole({ at, theme, answer: answerEditor })
  await waitFor(() => expect(eventRows()).toHaveLength(50))
  document.querySelector<HTMLElement>('.visitor-events summary')?.click()
  await waitFor(() => expect(document.querySelector('pre')).not.toBeNull())
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await userEvent.click(eraseButton())
  await expect.element(dialog()).toBeVisible()
  expect(await findViolations()).toEqual([])
})
