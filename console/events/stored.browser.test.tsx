import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aStoredPage } from '../test-data/events.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/events'
const list = () => page.getByRole('list', { name: 'Events, the newest first' })
const rows = () => [...list().element().querySelectorAll<HTMLButtonElement>('.event-row')]
const eventOf = (index: number) => {
  const event = aStoredPage({ query: new URLSearchParams(), now: Date.now() }).events[index]
  if (!event) throw new Error(`the test data has no event ${index}`)
  return event
}

test('a page has fifty events, the next one is a link away, and its address leads to it', async () => {
  openConsole({ at })
  await expect.element(list()).toBeVisible()
  expect(rows()).toHaveLength(50)
  expect(page.getByRole('link', { name: 'To the newest' }).query()).toBeNull()
  await userEvent.click(page.getByRole('link', { name: 'Older' }))
  await waitFor(() => expect(location.search).toBe('?before=71'))
  await userEvent.click(page.getByRole('link', { name: 'Older' }))
  await waitFor(() => expect(rows()).toHaveLength(20))
  expect(page.getByRole('link', { name: 'Older' }).query()).toBeNull()
  await userEvent.click(page.getByRole('link', { name: 'To the newest' }))
  await waitFor(() => expect(rows()).toHaveLength(50))
  expect(location.search).toBe('')
})

test('an event opens to its envelope by keyboard, formatted, and texts in it are only shown', async () => {
  const requests = openConsole({ at })
  await expect.element(list()).toBeVisible()
  rows()[1]?.focus()
  await userEvent.keyboard('{Enter}')
  const envelope = page.getByRole('group', { name: /Envelope/ })
  await expect.element(envelope).toBeVisible()
  const text = JSON.stringify({ meta: { id: 'event-119', type: 'ecView' }, note: markup }, null, 2)
  expect(envelope.element().textContent).toBe(text)
  expect(requests.filter(({ address }) => address.endsWith('/events/moor-boots/119'))).toHaveLength(1)
  expect(document.querySelector('img')).toBeNull()
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(envelope.query()).toBeNull())
})

test('events are filtered by type and by visitor, from the newest on, in the address', async () => {
  const requests = openConsole({ at: `${at}?before=90` })
  await expect.element(list()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /Type/ }))
  await userEvent.click(page.getByRole('option', { name: 'ecProduct' }))
  await waitFor(() => expect(location.search).toBe('?type=ecProduct'))
  await waitFor(() =>
    expect(new Set(rows().map((row) => row.querySelector('b')?.textContent))).toEqual(new Set(['ecProduct'])),
  )
  await userEvent.fill(page.getByRole('searchbox', { name: 'Visitor id' }), 'nobody')
  await expect.element(page.getByText('No event matches.')).toBeVisible()
  expect(requests.at(-1)?.address).toContain('type=ecProduct&visitor=nobody')
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('no letter of a visitor’s id is lost however fast it is typed, and no part of it is asked for', async () => {
  const requests = openConsole({ at })
  const field = page.getByRole('searchbox')
  await expect.element(field).toBeVisible()
  const input = field.element() as HTMLInputElement
  for (const letter of 'wsrukdl2rjn-0mx0ju3mn') {
    input.setRangeText(letter, input.value.length, input.value.length, 'end')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await waitFor(() => expect(location.search).toBe('?visitor=wsrukdl2rjn-0mx0ju3mn'))
  await expect.element(field).toHaveValue('wsrukdl2rjn-0mx0ju3mn')
  const asked = () => requests.flatMap(({ address }) => /visitor=([^&]*)/.exec(address)?.[1] ?? [])
  await waitFor(() => expect([...new Set(asked())]).toEqual(['wsrukdl2rjn-0mx0ju3mn']))
})

test('from one event it is a step to all of its visitor', async () => {
  openConsole({ at })
  await expect.element(list()).toBeVisible()
  await userEvent.click(rows()[0] as HTMLButtonElement)
  await userEvent.click(page.getByRole('button', { name: 'Only this visitor' }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('visitor')).toBe(eventOf(0).visitorId))
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test('new events are only counted, and show when the reader asks for them', async () => {
  let arrived = 0
  openConsole({
    at,
    answer({ address }) {
      if (address.includes('/count')) return { status: 200, body: { events: arrived } }
      if (!address.includes('/events/') || arrived === 0) return undefined
      const before = aStoredPage({ query: new URLSearchParams(), now: Date.now() })
      const event = { ...eventOf(0), position: 121, type: 'brand-new' }
      return { status: 200, body: { ...before, events: [event, ...before.events], latest: 121 } }
    },
  })
  await expect.element(list()).toBeVisible()
  const before = list().element().textContent
  const place = list().element().getBoundingClientRect().top
  arrived = 1
  const button = page.getByRole('button', { name: '1 new event' })
  await expect.element(button).toBeVisible()
  expect(list().element().textContent).toBe(before)
  expect(list().element().getBoundingClientRect().top).toBe(place)
  arrived = 1
  await userEvent.click(button)
  await waitFor(() => expect(rows()[0]?.textContent).toContain('brand-new'))
})

test('a thousand new events are said to be more', async () => {
  openConsole({
    at,
    answer: ({ address }) => (address.includes('/count') ? { status: 200, body: { events: 1000 } } : undefined),
  })
  await expect.element(page.getByRole('button', { name: 'more than 1,000 new events' })).toBeVisible()
})

test.each([
  ['none', { status: 200, body: { events: [], next: null, latest: 0, types: [] } }, 'No events yet'],
  ['a failure', { status: 500, body: {} }, 'The service failed to answer.'],
])('%s is said', async (_, given, words) => {
  openConsole({ at, answer: ({ address }) => (address.includes('/api/events/') ? given : undefined) })
  await expect.element(page.getByText(words)).toBeVisible()
})

test.each([
  [390, 'dark', 'de'],
  [1280, 'light', 'en'],
] as const)('it is accessible and fits into %i px, %s, %s', async (width, theme, language) => {
  await page.viewport(width, 800)
  openConsole({ at, theme, language })
  await waitFor(() => expect(document.querySelector('.event-row')).not.toBeNull())
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await findViolations()).toEqual([])
})
