import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../test-data/answers.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'

afterEach(closeConsole)

/** Opens the console of a service that nobody is logged in to, which answers attempts with these in turn, and then lets in. */
function openLogin(refusals: { status: number; headers?: Record<string, string> }[], language: 'en' | 'de' = 'en') {
  let isIn = false
  return openConsole({
    language,
    answer({ address, method }) {
      if (!address.endsWith('/session')) return undefined
      if (method === 'DELETE') isIn = false
      if (method !== 'POST') return isIn || method === 'DELETE' ? undefined : { status: 401, body: {} }
      const refusal = refusals.shift()
      if (!refusal) isIn = true
      return refusal ?? { status: 200, body: session }
    },
  })
}

const field = (name = 'Token') => page.getByLabelText(name, { exact: true })
const logIn = () => page.getByRole('button', { name: 'Log in' })

test('a right token leads to today’s figures, and every request has the header that no other site can send', async () => {
  const requests = openLogin([])
  await userEvent.fill(field('Your name'), ' Ann ')
  await userEvent.fill(field(), ' secret ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'secret', name: 'Ann' })
  expect(requests.every(({ header }) => header === '1')).toBe(true)
})

test('password managers find a password with a name, and the token is not shown', async () => {
  openLogin([])
  await expect.element(field()).toHaveAttribute('type', 'password')
  await expect.element(field()).toHaveAttribute('autocomplete', 'current-password')
  expect(document.querySelector('form [autocomplete=username]')).not.toBeNull()
})

test('a wrong token is said to be wrong, and the focus is in the field', async () => {
  openLogin([{ status: 401 }])
  await userEvent.fill(field(), 'wrong')
  await userEvent.click(logIn())
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This token is not right/)
  expect(document.activeElement).toBe(field().element())
  await expect.element(field()).toHaveAccessibleDescription(/This token is not right/)
})

test.each([
  ['en', '30', 'Try again in 30 seconds.'],
  ['en', '1', 'Try again in one second.'],
  ['en', '600', 'Try again in 10 minutes.'],
  ['de', '30', 'Versuchen Sie es in 30 Sekunden erneut.'],
] as const)('too many attempts say in %s when to try again (%s)', async (language, after, words) => {
  openLogin([{ status: 429, headers: { 'retry-after': after } }], language)
  await userEvent.fill(field(), 'wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(`${words}$`))
})

test('an empty token is not sent', async () => {
  const requests = openLogin([])
  await userEvent.click(logIn())
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter the token.')
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('logging out ends the session and leads back to the login', async () => {
  const requests = openLogin([])
  await userEvent.fill(field(), 'secret')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Log out' }))
  await expect.element(page.getByLabelText('Your name')).toHaveFocus()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('who could not be logged out is told that they still are in, and may try again', async () => {
  const ways = [503, 503]
  openConsole({ answer: ({ method }) => (method === 'DELETE' ? { status: ways.pop() ?? 204 } : undefined) })
  const out = page.getByRole('button', { name: 'Log out' })
  await userEvent.click(out)
  const told = page.getByRole('alertdialog', { name: 'You are still logged in' })
  await expect.element(told.getByRole('alert')).toHaveTextContent('The service failed to answer.')
  expect(await findViolations(told.element())).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => told.elements()).toHaveLength(0)
  await userEvent.click(out)
  await userEvent.click(told.getByRole('button', { name: 'Try again' }))
  await expect.element(field()).toBeVisible()
})

test('a console that needs no login shows no way out', async () => {
  openConsole({
    answer: ({ address }) =>
      address.endsWith('/session') ? { status: 200, body: { ...session, isOpen: true } } : undefined,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Log out' }).elements()).toHaveLength(0)
})

test('a session that ends while somebody reads leads to the login', async () => {
  let isIn = true
  openConsole({ at: '/sites/moor-boots/experiences', answer: () => (isIn ? undefined : { status: 401 }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible()
  isIn = false
  // Where the page has asked for something by itself in the meantime, the login is there already.
  for (const link of page.getByRole('link', { name: 'Today' }).elements()) (link as HTMLElement).click()
  await expect.element(field()).toBeVisible()
})

test.each(['light', 'dark'] as const)(
  'the %s login has no accessibility violations, also with an error',
  async (theme) => {
    openConsole({ theme, answer: () => ({ status: 401 }) })
    await userEvent.click(logIn())
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter the token.')
    expect(await findViolations()).toEqual([])
  },
)
