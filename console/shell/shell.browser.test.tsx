import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../test-data/answers.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { openEditor } from '../testing/open-editor.ts'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const choose = async (button: RegExp, option: string) => {
  await userEvent.click(page.getByRole('button', { name: button }))
  await userEvent.click(page.getByRole('option', { name: option }))
}

test('the address without a site leads to the first one', async () => {
  openConsole()
  await expect.element(heading('Today')).toBeVisible()
  expect(location.pathname).toBe('/console/sites/moor-boots')
  expect(document.title).toBe('Today · Instep')
})

test('another site is one choice away', async () => {
  const requests = openConsole()
  await choose(/Site/, 'outlet')
  await waitFor(() => expect(location.pathname).toBe('/console/sites/outlet'))
  await waitFor(() => expect(requests.some(({ address }) => address.includes('/delivery/outlet'))).toBe(true))
})

test('a page that was gone to takes the focus, the first one does not', async () => {
  openConsole()
  await expect.element(heading('Today')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(page.getByRole('link', { name: 'Experiences' }))
  await expect.element(heading('Experiences')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Experiences' })).toHaveAttribute('aria-current', 'page')
})

test('who uses the keyboard stays where they are when what they pressed is gone', async () => {
  openEditor()
  const button = (name: string) => page.getByRole('button', { name })
  const text = page.getByRole('textbox', { name: /^Text required/ }).first()
  const press = async (name: string) => {
    ;(button(name).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await userEvent.fill(text, 'First')
  await press('Undo')
  await expect.element(text).toHaveValue('Only {count} left in this size')
  await expect.element(button('Undo')).toHaveFocus()
  await press('Remove: Returning visitors')
  await expect.element(page.getByRole('group', { name: 'Segments' })).toHaveFocus()
  await press('Remove the goal: An order')
  await expect.element(page.getByRole('region', { name: 'Goals' })).toHaveFocus()
  await waitFor(() => expect(button('Discard draft').query()).not.toBeNull())
  await press('Discard draft')
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: /^Discard/ }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the first stop of the keyboard leads to the content', async () => {
  openConsole()
  await expect.element(heading('Today')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
})

test('colours are chosen and kept', async () => {
  openConsole()
  await choose(/Colours/, 'Dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('instep-console-theme')).toBe('dark')
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(15, 18, 22)')
})

test('the language is chosen and kept, and all is said in it', async () => {
  openConsole()
  await choose(/Language/, 'Deutsch')
  await expect.element(heading('Heute')).toBeVisible()
  expect(localStorage.getItem('instep-console-language')).toBe('de')
  expect(document.documentElement.lang).toBe('de')
  expect(document.title).toBe('Heute · Instep')
})

test.each(['/nowhere', '/sites/moor-boots/nowhere', '/sites/who-knows'])('%s is said not to exist', async (at) => {
  openConsole({ at })
  await expect.element(heading('This page does not exist')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Go to today’s figures' }))
  await expect.element(heading('Today')).toBeVisible()
})

test('a service that knows no site says what would change that', async () => {
  openConsole({
    answer: ({ address }) =>
      address.endsWith('/session') ? { status: 200, body: { ...session, trackingIds: [] } } : undefined,
  })
  await expect.element(page.getByText('No events have arrived yet')).toBeVisible()
})

test('a service that cannot be reached is said to be so', async () => {
  openConsole({ answer: () => Promise.reject(new TypeError('failed')) })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The service cannot be reached/)
})

test('after a page that failed the others can be gone to', async () => {
  const isBroken = (address: string) => /\/experiences\/moor-boots/.test(address)
  openConsole({
    at: '/sites/moor-boots/experiences',
    answer: ({ address }) => (isBroken(address) ? { status: 200, body: { experiences: [{}] } } : undefined),
  })
  await expect.element(page.getByText('The console stopped with an error')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Visitors' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Visitors' })).toBeVisible()
})
