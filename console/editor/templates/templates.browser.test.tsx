import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../test-data/answers.ts'
import { answerSteer, aSteered, aSteerStore, steerState } from '../../test-data/steer-editor.ts'
import { findViolations } from '../../testing/find-violations.ts'
import { closeConsole, openConsole, type SentRequest } from '../../testing/open-console.tsx'
import { waitFor } from '../../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/experiences/new'

function answerAs(role: string, store = aSteerStore(aSteered())) {
  return (sent: SentRequest) =>
    sent.address.endsWith('/session') ? { status: 200, body: { ...session, role } } : answerSteer(store, sent)
}
const cards = () => document.querySelectorAll('.template-card')
const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })

test('all 78 templates are cards with picture, meaning and pages, and each leads to its name', async () => {
  openConsole({ at, answer: answerAs('edit') })
  await expect.poll(() => cards().length).toBe(78)
  const first = card('Low-stock message with icon on the product page').element()
  expect(first.textContent).toContain('A message above the button.')
  expect(first.textContent).toContain('Product')
  const picture = first.querySelector('img')
  picture?.scrollIntoView()
  await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(300))
  expect(document.querySelectorAll('.template-card img')).toHaveLength(78)
  expect(first.querySelector('a')?.getAttribute('href')).toBe(
    '/console/sites/moor-boots/experiences/new?template=product%2Flow-stock',
  )
})

test('a template says which page element the site lacks for it', async () => {
  openConsole({ at, answer: answerAs('edit') })
  await expect.poll(() => cards().length).toBe(78)
  const lacking = [...document.querySelectorAll('[data-lacks="true"]')]
  expect(lacking.length).toBeGreaterThan(0)
  for (const each of lacking)
    expect(each.querySelector('.lacks')?.textContent).toContain('the bag button in the header')
  expect(card('Low-stock message with icon').element().querySelector('.lacks')).toBeNull()
})

test('templates are found by area and by words, and the address keeps both', async () => {
  openConsole({ at, answer: answerAs('edit') })
  await userEvent.click(page.getByText(/^Checkout\d/))
  await waitFor(() => expect(cards()).toHaveLength(3))
  expect(location.search).toBe('?area=checkout')
  await userEvent.click(page.getByText(/^All\d/))
  await userEvent.type(page.getByRole('searchbox', { name: 'Find a template' }), 'low stock')
  await waitFor(() => expect(cards().length).toBeLessThan(10))
  await expect.element(page.getByRole('status').getByText(/^\d of 78 templates$/)).toBeInTheDocument()
  await userEvent.type(page.getByRole('searchbox'), ' xyzzy')
  await expect.element(page.getByText('No template matches.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.poll(() => cards().length).toBe(78)
})

test('a new experience gets a name, an id made of it that is free, and the sample as its draft', async () => {
  const requests = openConsole({ at: `${at}?template=product/low-stock`, answer: answerAs('edit') })
  const name = page.getByRole('textbox', { name: 'Name' })
  await userEvent.click(page.getByRole('button', { name: 'Create the draft' }))
  await expect.element(page.getByRole('alert').getByText('Give it a name.')).toBeVisible()
  // More the service does not take.
  expect((name.element() as HTMLInputElement).maxLength).toBe(256)
  await userEvent.type(name, 'Low stock')
  // The test data have an experience of that id.
  await expect.element(page.getByText('low-stock-2', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Edit: Low stock' })).toHaveFocus()
  expect(location.pathname).toBe('/console/sites/moor-boots/experiences/low-stock-2/edit')
  const [sent] = requests.filter(({ method }) => method === 'PUT')
  expect(sent?.address).toBe('/console/api/steer/moor-boots/drafts/low-stock-2')
  expect(sent?.body).toEqual({
    settings: {
      template: 'product/low-stock',
      name: 'Low stock',
      share: 0.5,
      content: { threshold: 5, text: 'Only {count} left in this size', textColor: '#b3261e' },
    },
    basedOn: null,
  })
})

test('whoever may only view sees the templates and why none can be used', async () => {
  openConsole({ at, answer: answerAs('view') })
  await expect.poll(() => cards().length).toBe(78)
  await expect.element(page.getByText(/needs a token that may edit/)).toBeVisible()
  expect(document.querySelectorAll('.template-card a')).toHaveLength(0)
})

test('a site that cannot be steered says why', async () => {
  const store = { ...aSteerStore(), state: { ...steerState, unavailable: 'Start the service with a configuration.' } }
  openConsole({ at, answer: answerAs('edit', store) })
  await expect.element(page.getByText('Start the service with a configuration.')).toBeVisible()
  expect(cards()).toHaveLength(0)
})

test('a failure can be tried again, and an unknown template is said to be one', async () => {
  let fails = true
  const answer = answerAs('edit')
  openConsole({ at, answer: (sent) => (fails && sent.address.includes('/steer/') ? { status: 400 } : answer(sent)) })
  await expect.element(page.getByText('The service did not accept this request.')).toBeVisible()
  fails = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => cards().length).toBe(78)
  closeConsole()
  openConsole({ at: `${at}?template=product/none`, answer })
  await expect.element(page.getByText('There is no such template.')).toBeVisible()
})

test('who names an experience is told that the taken names cannot be read, and may try again', async () => {
  let fails = true
  const answer = answerAs('edit')
  const isList = (address: string) => address.endsWith('/experiences/moor-boots')
  openConsole({
    at: `${at}?template=product/low-stock`,
    answer: (sent) => (fails && isList(sent.address) ? { status: 500 } : answer(sent)),
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  fails = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
})

test('the list of experiences leads to a new one', async () => {
  openConsole({ at: '/sites/moor-boots/experiences', language: 'de', answer: answerAs('edit') })
  await userEvent.click(page.getByRole('link', { name: 'Neue Experience' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Neue Experience' })).toHaveFocus()
})

test.each(['light', 'dark'] as const)(
  'in %s colours the templates and the name form have no accessibility violations',
  async (theme) => {
    await page.viewport(390, 800)
    openConsole({ at: `${at}?search=low`, theme, answer: answerAs('edit') })
    await waitFor(() => expect(cards().length).toBeGreaterThan(2))
    expect(document.documentElement.scrollWidth).toBe(390)
    expect(await findViolations()).toEqual([])
    closeConsole()
    openConsole({ at: `${at}?template=product/low-stock`, theme, answer: answerAs('edit') })
    await expect.element(page.getByRole('button', { name: 'Create the draft' })).toBeVisible()
    expect(await findViolations()).toEqual([])
  },
)

test('in German the templates and their fields are in German, and are found by German words', async () => {
  openConsole({ at, language: 'de', answer: answerAs('edit') })
  await userEvent.type(page.getByRole('searchbox'), 'geringer bestand')
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(cards()[0]?.textContent).toContain('Geringer Bestand in der Bestandszeile des Shops')
  expect(cards()[0]?.textContent).toContain('Wählen Sie eine Größe mit wenigen Paaren.')
  closeConsole()
  openConsole({ at: '/sites/moor-boots/experiences/low-stock/edit', language: 'de', answer: answerAs('edit') })
  await expect.element(page.getByLabelText(/^Schwelle/).first()).toBeVisible()
  await expect.element(page.getByText('Der Hinweis; für {count} steht der Bestand.').first()).toBeVisible()
})
