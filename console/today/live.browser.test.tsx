import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LiveEvents } from '../../contract/console/traffic.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { aLiveEvent } from '../test-data/traffic.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

/** Opens the list of a service whose events arrive when the test says so, with 40 before. */
function openLive() {
  let position = 40
  let fails = false
  const asked: string[] = []
  openConsole({
    at: '/sites/moor-boots',
    answer({ address }) {
      if (!address.includes('/live/')) return undefined
      asked.push(address)
      if (fails) return { status: 500 }
      const after = Number(new URL(address, location.href).searchParams.get('after') ?? 0)
      const events = Array.from({ length: position - after }, (_, at) => {
        const event = aLiveEvent(position - at, Date.now())
        return { ...event, type: `event-${event.position}`, path: markup, isCrawler: event.position === 39 }
      })
      return { status: 200, body: { position, events } satisfies LiveEvents }
    },
  })
  return {
    asked,
    arrive: (count: number) => {
      position += count
    },
    fail: (isFailing: boolean) => {
      fails = isFailing
    },
  }
}

const list = () => page.getByRole('list', { name: 'Events, the newest first' })
const types = () => [...list().element().querySelectorAll('b')].map(({ textContent }) => textContent)
const waiting = (name: string) => page.getByRole('button', { name })

/** New events show within two polls. */
const soon = { timeout: 5000 }

test('new events come on top, asked for by the position of the last one', async () => {
  const live = openLive()
  await expect.element(list()).toBeVisible()
  expect(types().slice(0, 2)).toEqual(['event-40', 'event-39'])
  live.arrive(2)
  await waitFor(() => expect(types().slice(0, 3)).toEqual(['event-42', 'event-41', 'event-40']))
  expect(types()).toHaveLength(42)
  expect(live.asked[0]).not.toContain('after')
  expect(live.asked[1]).toContain('after=40')
})

test('an event shows type, path as text, a short visitor id and how long ago it was; a crawler is said to be one', async () => {
  await page.viewport(1280, 800)
  openLive()
  await expect.element(list()).toBeVisible()
  const [first, second] = list().getByRole('listitem').elements()
  const id = aLiveEvent(40, 0).visitorId?.slice(0, 8)
  expect(first?.textContent).toMatch(
    new RegExp(`^event-40${markup.replace(/[()]/g, '\\$&')}${id}\\d+ ?s(ec)?\\.? ago$`),
  )
  expect(second?.textContent).toContain('Crawler')
  const time = first?.querySelector('time') as HTMLElement
  for (const longest of ['59 min. ago', 'vor 59 Min.']) {
    time.textContent = longest
    expect(time.scrollWidth, longest).toBe(time.clientWidth)
  }
  expect(document.querySelector('img')).toBeNull()
})

test('while somebody has scrolled, nothing moves; new ones wait behind a button', async () => {
  const live = openLive()
  await expect.element(list()).toBeVisible()
  list().element().scrollTop = 200
  await new Promise((resolve) => setTimeout(resolve, 100))
  const before = types()
  live.arrive(3)
  await expect.element(waiting('3 new events'), soon).toBeVisible()
  expect(types()).toEqual(before)
  expect(list().element().scrollTop).toBe(200)
  await userEvent.click(waiting('3 new events'))
  await waitFor(() => expect(types()[0]).toBe('event-43'))
  expect(list().element().scrollTop).toBe(0)
})

test('while the focus is in the list, nothing moves; leaving it shows what waited', async () => {
  const live = openLive()
  await expect.element(list()).toBeVisible()
  list().element().focus()
  live.arrive(1)
  await expect.element(waiting('1 new event'), soon).toBeVisible()
  expect(types()[0]).toBe('event-40')
  list().element().blur()
  await waitFor(() => expect(types()[0]).toBe('event-41'))
})

test('a paused list asks for nothing until it goes on', async () => {
  const live = openLive()
  await expect.element(list()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Pause' }))
  const count = live.asked.length
  live.arrive(1)
  await new Promise((resolve) => setTimeout(resolve, 2600))
  expect(live.asked).toHaveLength(count)
  expect(types()[0]).toBe('event-40')
  await userEvent.click(page.getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(types()[0]).toBe('event-41'))
})

test('a page that cannot be seen asks for nothing', async () => {
  const live = openLive()
  await expect.element(list()).toBeVisible()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const count = live.asked.length
  await new Promise((resolve) => setTimeout(resolve, 2600))
  expect(live.asked).toHaveLength(count)
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(live.asked.length).toBeGreaterThan(count))
})

test('while the service fails that is said beside what came before, and the list goes on afterwards', async () => {
  const live = openLive()
  await expect.element(list()).toBeVisible()
  live.fail(true)
  const alert = page.getByRole('region', { name: 'Live' }).getByRole('alert')
  await expect.element(alert, soon).toMatchTextContent(/^The service failed to answer/)
  expect(types()[0]).toBe('event-40')
  live.fail(false)
  live.arrive(1)
  await waitFor(() => expect(types()[0]).toBe('event-41'))
  expect(alert.elements()).toHaveLength(0)
})
