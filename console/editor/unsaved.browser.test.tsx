import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Draft } from '../../contract/console/steer.ts'
import { session } from '../test-data/answers.ts'
import {
  aDraft,
  answerSteer,
  aSteered,
  aSteerStore,
  lowStockSettings,
  type SteerStore,
} from '../test-data/steer-editor.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, type SentRequest } from '../testing/open-console.tsx'
import { openEditor } from '../testing/open-editor.ts'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const text = () => page.getByRole('textbox', { name: /^Text required/ }).first()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const conflict = () => page.getByRole('alertdialog', { name: 'Somebody else has changed this draft' })
const isDraft = ({ method, address }: SentRequest) => method === 'PUT' && address.includes('/drafts/')

/** Somebody else saves or discards the draft while the editor is open. */
function changeElsewhere(store: SteerStore, draft: Draft | null): void {
  const known = store.experiences.get('low-stock')
  if (known) store.experiences.set('low-stock', { ...known, draft })
}
const theirs = () =>
  aDraft(
    {
      ...lowStockSettings,
      name: 'Their name',
      share: 0.3,
      content: { ...lowStockSettings.content, text: 'Their text' },
    },
    { revision: 7, author: 'Kofi' },
  )

test('who has changed the same draft meets the others’ text beside the own, and nothing is lost', async () => {
  const store = aSteerStore(aSteered())
  const { lastSent, sentChanges } = openEditor(store)
  await expect.element(text()).toBeVisible()
  changeElsewhere(store, theirs())
  await userEvent.fill(text(), 'My text')
  await expect.element(conflict()).toBeVisible()
  expect(conflict().element().textContent).toMatch(/Kofi saved it .*ago/)
  expect([...document.querySelectorAll('.conflicts h3')].map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Share of the visitors in %',
    'Text',
  ])
  // What only the others changed is theirs, what the editor wrote is the editor's.
  const chosen = () => [...document.querySelectorAll('.side[data-chosen="true"] dd')].map((each) => each.textContent)
  expect(chosen()).toEqual(['Their name', '30%', 'My text'])
  expect(await findViolations(conflict().element())).toEqual([])
  await userEvent.click(button('All of theirs'))
  expect(chosen()).toEqual(['Their name', '30%', 'Their text'])
  await userEvent.click(button('All of mine'))
  expect(chosen()).toEqual(['Only a few left', '50%', 'My text'])
  await userEvent.click(page.getByRole('group', { name: 'What counts for Name' }).getByText('Theirs'))
  await userEvent.click(button('Save this'))
  await waitFor(() => expect(sentChanges().at(-1)?.basedOn).toBe(7))
  expect(lastSent()).toMatchObject({ name: 'Their name', share: 0.5, content: { text: 'My text' } })
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit: Their name' })).toBeVisible()
})

test('the conflict is settled by keyboard alone, and Escape does not throw anything away', async () => {
  const store = aSteerStore(aSteered())
  const { sentChanges } = openEditor(store)
  await expect.element(text()).toBeVisible()
  changeElsewhere(store, theirs())
  await userEvent.fill(text(), 'My text')
  await expect.element(button('Save this')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(conflict()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sentChanges().at(-1)?.settings?.content?.text).toBe('My text'))
  await waitFor(() => expect(conflict().elements()).toHaveLength(0))
})

test('a draft that was discarded meanwhile can be saved as a new one', async () => {
  const store = aSteerStore(aSteered({ draft: aDraft({ ...lowStockSettings, name: 'Draft' }, { revision: 3 }) }))
  const { sentChanges } = openEditor(store)
  await expect.element(text()).toBeVisible()
  changeElsewhere(store, null)
  await userEvent.fill(text(), 'My text')
  await userEvent.click(button('Save mine as a new draft'))
  await waitFor(() => expect(sentChanges().map(({ basedOn }) => basedOn)).toEqual([3, null]))
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
})

test('without a network the text stays, leaving is asked about, and it is saved once the network is back', async () => {
  let isDown = true
  const store = aSteerStore(aSteered())
  const { lastSent } = openEditor(store, {
    answer: (sent) => (isDown && isDraft(sent) ? Promise.reject(new TypeError('no network')) : undefined),
  })
  await userEvent.fill(text(), 'Kept')
  await expect.element(page.getByText(/^Not saved. It is kept here/)).toBeVisible()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await waitFor(() => expect(page.getByText(/^Not saved/).elements()).toHaveLength(1))

  await userEvent.click(page.getByRole('link', { name: 'Today' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Not everything is saved' })).toBeVisible()
  await userEvent.click(button('Stay'))
  expect(location.pathname).toMatch(/\/edit$/)
  await userEvent.click(page.getByRole('link', { name: 'Today' }))
  await userEvent.click(button('Leave the page'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  history.back()
  await expect.element(text()).toHaveValue('Kept')
  isDown = false
  const again = button('Try now')
  if (again.elements().length > 0) await userEvent.click(again)
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  expect(lastSent()?.content?.text).toBe('Kept')
  const done = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(done)
  expect(done.defaultPrevented).toBe(false)
})

test('what only waits for a pause is saved on leaving, without a question', async () => {
  const { lastSent } = openEditor()
  await userEvent.fill(text(), 'Quick')
  await userEvent.click(page.getByRole('link', { name: 'Today' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await waitFor(() => expect(lastSent()?.content?.text).toBe('Quick'))
})

test('who goes to what waits while the service is slow to save sees the draft as it was saved in the end', async () => {
  const store = aSteerStore(aSteered())
  let endSaving = () => {}
  const { requests } = openEditor(store, {
    answer: (sent) =>
      isDraft(sent)
        ? new Promise((resolve) => {
            endSaving = () => resolve(answerSteer(store, sent) ?? { status: 404 })
          })
        : undefined,
  })
  const states = () => requests.filter(({ address }) => address.endsWith('/steer/moor-boots'))
  await userEvent.fill(text(), 'Quick')
  await userEvent.click(page.getByRole('link', { name: 'Review and publish' }))
  await expect.element(page.getByText('Nothing waits to be published')).toBeVisible()
  const before = states().length
  endSaving()
  await waitFor(() => expect(states().length).toBeGreaterThan(before))
})

test('what the service does not accept says so and waits for the next change', async () => {
  let refuses = true
  const { sentSettings } = openEditor(undefined, {
    answer: (sent) => (refuses && isDraft(sent) ? { status: 400, body: {} } : undefined),
  })
  await userEvent.fill(text(), 'A')
  await expect.element(page.getByText('The service does not accept this as it is.')).toBeVisible()
  refuses = false
  await userEvent.fill(text(), 'B')
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  expect(sentSettings().map(({ content }) => content?.text)).toEqual(['A', 'B'])
})

test('a session that ends while somebody types says so, keeps the text, asks before the window is left, and saves it after the login', async () => {
  let isIn = true
  const store = aSteerStore(aSteered())
  const { lastSent } = openEditor(store, {
    answer: () => (isIn ? undefined : { status: 401 }),
  })
  await expect.element(text()).toBeVisible()
  isIn = false
  await userEvent.fill(text(), 'Typed too late')
  await expect.element(page.getByText(/^Your session has ended. What you typed is kept/)).toBeVisible()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  isIn = true
  await userEvent.fill(page.getByLabelText('Token'), 'secret')
  await userEvent.keyboard('{Enter}')
  await expect.element(text()).toHaveValue('Typed too late')
  await waitFor(() => expect(lastSent()?.content?.text).toBe('Typed too late'))
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
})

/** Opens the editor of a service to which anybody may log in; those who do are called as they enter. */
function openForMany() {
  const state = { name: 'Ann', isIn: true, isDown: false }
  const editor = openEditor(undefined, {
    answer(sent) {
      const isSession = sent.address.endsWith('/session')
      if (isSession && sent.method === 'POST')
        Object.assign(state, { isIn: true, name: (sent.body as { name: string }).name })
      if (isSession && sent.method === 'DELETE') state.isIn = false
      if (!state.isIn && sent.method !== 'DELETE') return { status: 401 }
      if (isSession) return { status: 200, body: { ...session, role: 'edit', name: state.name } }
      return state.isDown && isDraft(sent) ? { status: 500 } : undefined
    },
  })
  return { ...editor, state }
}
const typeToken = async (name: string) => {
  await userEvent.fill(page.getByLabelText('Your name'), name)
  await userEvent.fill(page.getByLabelText('Token'), 'secret')
  await userEvent.keyboard('{Enter}')
}

test('who logs out has what they typed saved first', async () => {
  const { lastSent, requests } = openForMany()
  await userEvent.fill(text(), 'Typed last')
  await userEvent.click(button('Log out'))
  await expect.element(page.getByLabelText('Token')).toBeVisible()
  expect(lastSent()?.content?.text).toBe('Typed last')
  const kinds = requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)
  expect(kinds.slice(kinds.indexOf('PUT'))).toEqual(['PUT', 'DELETE'])
})

test('who logs out with something that cannot be saved is asked, and the next person does not get it', async () => {
  const { state, sentSettings } = openForMany()
  state.isDown = true
  await userEvent.fill(text(), 'Of Ann')
  await userEvent.click(button('Log out'))
  const question = page.getByRole('alertdialog', { name: 'Not everything is saved' })
  await expect.element(question).toMatchTextContent(/It is lost when you log out/)
  expect(await findViolations(question.element())).toEqual([])
  await userEvent.click(button('Stay'))
  await expect.element(text()).toHaveValue('Of Ann')
  await userEvent.click(button('Log out'))
  await userEvent.click(question.getByRole('button', { name: 'Log out' }))
  await typeToken('Ben')
  await expect.element(text()).toHaveValue(lowStockSettings.content?.text as string)
  state.isDown = false
  await userEvent.fill(text(), 'Of Ben')
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  expect(sentSettings().at(-1)?.content?.text).toBe('Of Ben')
})

test('what somebody typed before their session ended is neither shown to nor saved by somebody else, and waits for them', async () => {
  const { state, lastSent, sentChanges } = openForMany()
  await expect.element(text()).toBeVisible()
  state.isIn = false
  await userEvent.fill(text(), 'Of Ann')
  await expect.element(page.getByText(/log in with the same name, and it is saved/)).toBeVisible()
  const before = sentChanges().length
  await typeToken('Ben')
  await expect.element(text()).toHaveValue(lowStockSettings.content?.text as string)
  await userEvent.click(button('Log out'))
  await typeToken('Ann')
  await expect.element(text()).toHaveValue('Of Ann')
  await waitFor(() => expect(lastSent()?.content?.text).toBe('Of Ann'))
  expect(sentChanges()).toHaveLength(before + 1)
})
