import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole } from '../testing/open-console.tsx'
import { openSteered } from '../testing/open-steered.ts'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/changes/versions'
const rows = () => [...document.querySelectorAll('.version')]
const row = (version: number) =>
  rows().find((each) => each.querySelector('h2')?.firstChild?.textContent === `Version ${version}`)
const isShown = (version: number) => waitFor(() => expect(row(version)).toBeDefined())
const rollBack = (version: number) =>
  page.getByRole('button', { name: `Roll back to this: Version ${version}`, exact: true })

test('versions say who published what and when, which was a roll back, and which is live', async () => {
  openSteered({ at })
  await isShown(12)
  expect(row(12)?.textContent).toMatch(/^Version 12LiveAutumn sale is overGrace, /)
  expect(row(11)?.textContent).toMatch(/^Version 11No noteAda, /)
  expect(row(10)?.textContent).toContain('Rolled back to version 8')
  expect(row(10)?.querySelector('.note')?.textContent).toBe(markup)
  expect(document.querySelector('img')).toBeNull()
  expect(row(12)?.querySelector('.plain')).toBeNull()
})

test('in the longer words of German the views fit into 320 px, so that nobody scrolls in two directions', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(1280, 800))
  openSteered({ at, language: 'de' })
  await expect.element(page.getByRole('link', { name: 'Protokoll' })).toBeVisible()
  // Widths of letters differ between machines: fonts a little wider than this one's fit as well.
  document.body.style.letterSpacing = '0.12em'
  onTestFinished(() => document.body.removeAttribute('style'))
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('a version opens to what it changed, by keyboard too', async () => {
  openSteered({ at })
  await isShown(12)
  const opener = page.getByRole('button', { name: '1 experience' }).first()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  expect([...(row(12)?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '‘Text 11’ →becomes ‘Hurry, only {count} left’',
    '40% →becomes 50%',
  ])
  await userEvent.keyboard('{Enter}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  expect(row(12)?.querySelector('dd')).toBeNull()
})

test('older versions follow until the first, and then the configuration', async () => {
  const { requests } = openSteered({ at })
  await isShown(3)
  expect(row(2)).toBeUndefined()
  expect(page.getByText('Before the first publication').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Show older versions' }))
  await isShown(1)
  await expect.element(page.getByText('Before the first publication')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Roll back to the configuration' })).toBeVisible()
  expect(requests.filter(({ address }) => address.endsWith('/versions?before=3'))).toHaveLength(1)
})

test('going back says what it changes before it does, and is a version of its own', async () => {
  const { sentChanges, site } = openSteered({ at, steps: ['building', 'done'] })
  await isShown(9)
  await userEvent.click(rollBack(9))
  const dialog = page.getByRole('alertdialog', { name: 'Roll back to version 9?' })
  await expect.element(dialog).toBeVisible()
  const said = dialog.element().querySelector('.changed-experiences')?.textContent
  expect(said).toBe('Only a few leftText‘Hurry, only {count} left’ →becomes ‘Text 9’')
  await expect.element(dialog.getByText('Results of Only a few left begin again.')).toBeVisible()
  expect(sentChanges()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Roll back', exact: true }))
  await expect.element(page.getByText(/^Version 13 is live/)).toBeVisible()
  expect(sentChanges()).toEqual([['POST versions/9/restore', { note: '', version: 12 }]])
  await isShown(13)
  expect(row(13)?.textContent).toMatch(/LiveRolled back to version 9Linus/)
  expect(site.published['low-stock']?.content?.text).toBe('Text 9')
})

test('a dialog that is left changes nothing, and the button has the focus again', async () => {
  const { sentChanges } = openSteered({ at })
  await isShown(11)
  rollBack(11).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.getByRole('alertdialog').elements()).toHaveLength(0))
  await expect.element(rollBack(11)).toHaveFocus()
  expect(sentChanges()).toEqual([])
})

test('where somebody published in the meantime, nothing is rolled back before it was looked at again', async () => {
  let isConflict = true
  openSteered({
    at,
    answer: ({ address }) =>
      isConflict && address.endsWith('/restore') ? { status: 409, body: { theirs: [] } } : undefined,
  })
  await isShown(11)
  await userEvent.click(rollBack(11))
  await userEvent.click(page.getByRole('button', { name: 'Roll back', exact: true }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Somebody published in the meantime/)
  isConflict = false
  await userEvent.click(page.getByRole('button', { name: 'Roll back', exact: true }))
  await waitFor(() => expect(page.getByRole('alertdialog').elements()).toHaveLength(0))
})

test('who may not publish sees the versions and no way back', async () => {
  openSteered({ at, role: 'edit' })
  await isShown(11)
  expect(page.getByRole('button', { name: /^Roll back/ }).elements()).toHaveLength(0)
})

test('before anything was published it says so', async () => {
  openSteered({ at, versions: 0 })
  await expect.element(page.getByText('Nothing was published from here yet')).toBeVisible()
})

test('the log says in words what was done by whom, older entries after it', async () => {
  const { requests } = openSteered({ at: '/sites/moor-boots/changes/log' })
  const actions = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  await waitFor(() => expect(actions()).toHaveLength(20))
  expect(actions().slice(0, 7)).toEqual([
    'Published',
    'Saved a draft',
    'POST /console/api/refused/{trackingId}/replay-step',
    'Discarded a draft',
    'Logged in',
    'Publishing failed',
    'Rolled back',
  ])
  const [first, , third] = document.querySelectorAll('tbody tr')
  expect([...(first?.children ?? [])].slice(2).map(({ textContent }) => textContent)).toEqual([
    'Version 12',
    'Grace publish',
  ])
  expect(third?.children[2]?.textContent).toBe(markup)
  for (const count of [40, 45]) {
    await userEvent.click(page.getByRole('button', { name: 'Show older entries' }))
    await waitFor(() => expect(actions()).toHaveLength(count))
  }
  expect(page.getByRole('button', { name: 'Show older entries' }).elements()).toHaveLength(0)
  const asked = requests.filter(({ address }) => address.includes('/log'))
  expect(asked.map(({ address }) => address.split('?')[1])).toEqual([undefined, 'before=26', 'before=6'])
})

test('an empty log and one that fails say so', async () => {
  let answer = { status: 200, body: { entries: [], next: null } as unknown }
  const opening = () =>
    openSteered({
      at: '/sites/moor-boots/changes/log',
      answer: ({ address }) => (address.endsWith('/log') ? answer : undefined),
    })
  opening()
  await expect.element(page.getByText('Nothing was changed by the console yet')).toBeVisible()
  closeConsole()
  answer = { status: 500, body: {} }
  opening()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The service failed to answer/)
})

test.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('%s at %i px they have no accessibility violations and do not scroll sideways', async (theme, width) => {
  await page.viewport(width, 900)
  openSteered({ at, theme })
  await isShown(12)
  row(12)?.querySelector<HTMLElement>('.version-opener')?.click()
  await waitFor(() => expect(row(12)?.querySelector('dd')).not.toBeNull())
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await userEvent.click(rollBack(10))
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('link', { name: 'Log', exact: true }))
  await waitFor(() => expect(document.querySelector('.change-log')).not.toBeNull())
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
