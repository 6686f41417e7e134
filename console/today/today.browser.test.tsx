import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

/** Ten in the morning in UTC. Only the clock stands still; timers go on. */
const now = Date.parse('2026-11-25T10:00:00Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(closeConsole)

const at = '/sites/moor-boots'
const metric = (name: string | RegExp) => page.getByRole('radio', { name })
const chart = () => page.getByRole('slider')

test('today is asked for from midnight to midnight, and so is the same day a week before', async () => {
  const requests = openConsole({ at })
  await expect.element(metric(/^Visitors/)).toBeInTheDocument()
  const ranges = requests
    .filter(({ address }) => address.includes('/traffic/'))
    .map(({ address }) => new URL(address, location.href).searchParams)
    .map((query) => [Number(query.get('from')), Number(query.get('to'))] as const)
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  const before = new Date(midnight).setDate(new Date(midnight).getDate() - 7)
  const day = 86_400_000
  expect(ranges).toContainEqual([midnight, midnight + day])
  expect(ranges).toContainEqual([before, before + day])
})

test('where clocks are half an hour off, visitors of a week before are asked for up to the hours that the service counts', async () => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone: 'Asia/Kolkata' })
  const requests = openConsole({ at })
  await expect.element(metric(/^Visitors .* a week before$/)).toBeInTheDocument()
  vi.restoreAllMocks()
  const midnight = Date.parse('2026-11-17T18:30:00Z')
  const ends = requests
    .map(({ address }) => new URL(address, location.href))
    .filter(
      ({ pathname, searchParams }) => pathname.includes('/traffic/') && Number(searchParams.get('from')) === midnight,
    )
    .map(({ searchParams }) => new Date(Number(searchParams.get('to'))).toISOString().slice(0, 16))
  expect(ends.sort()).toEqual(['2026-11-18T10:00', '2026-11-18T11:00', '2026-11-18T18:30'])
})

test('each figure has its change, and currencies are not added', async () => {
  openConsole({
    at,
    answer({ address }) {
      if (!address.includes('/traffic/')) return undefined
      const from = Number(new URL(address, location.href).searchParams.get('from'))
      const isToday = from > now - 86_400_000
      const revenue = [
        { currency: 'EUR', amount: isToday ? 900 : 1000 },
        { currency: 'GBP', amount: 500 },
      ]
      const hour = { at: from, visitors: 9, sessions: isToday ? 12 : 10, views: 40, orders: 7, revenue }
      return { status: 200, body: { from, to: from, visitors: isToday ? 30 : 20, hours: [hour] } }
    },
  })
  await expect.element(metric('Visitors 30 +50% 20 a week before')).toBeInTheDocument()
  await expect.element(metric('Sessions 12 +20% 10 a week before')).toBeInTheDocument()
  await expect.element(metric('Orders 7 0% 7 a week before')).toBeInTheDocument()
  await expect.element(metric(/^Revenue in EUR €900 −10% €1,000 a week before$/)).toBeInTheDocument()
  await expect.element(metric(/^Revenue in GBP £500 0% £500 a week before$/)).toBeInTheDocument()
})

test('the chosen figure is that of the chart, by keyboard too', async () => {
  openConsole({ at })
  await expect.element(page.getByRole('heading', { name: 'Visitors by hour' })).toBeVisible()
  metric(/^Visitors/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('heading', { name: 'Sessions by hour' })).toBeVisible()
  await userEvent.click(page.getByText('Revenue in GBP', { exact: true }))
  await expect.element(page.getByRole('heading', { name: 'Revenue in GBP by hour' })).toBeVisible()
})

test('arrow keys move along the hours and say the values; Escape and leaving end it', async () => {
  openConsole({ at })
  await expect.element(chart()).toBeVisible()
  chart().element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(chart()).toHaveAttribute('aria-valuenow', '0')
  expect(chart().element().getAttribute('aria-valuetext')).toMatch(/Today: \d+; A week before: \d+$/)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(chart()).toHaveAttribute('aria-valuenow', '2')
  expect(document.querySelector('.chart-tip')?.textContent).toContain('A week before')
  await userEvent.keyboard('{End}')
  await expect.element(chart()).toHaveAttribute('aria-valuenow', '23')
  expect(chart().element().getAttribute('aria-valuetext')).toContain('Today: no value')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('.chart-tip')).toBeNull())
})

test('the pointer shows the values of the hour below it', async () => {
  openConsole({ at })
  await expect.element(chart()).toBeVisible()
  await userEvent.hover(chart())
  await waitFor(() => expect(document.querySelector('.chart-tip')?.textContent).toMatch(/Today/))
})

test('the table has the numbers of the chart, is always there to be read out, and can be shown', async () => {
  openConsole({ at })
  const rows = () => page.getByRole('table', { name: 'Visitors by hour' }).getByRole('row').elements()
  await waitFor(() => expect(rows()).toHaveLength(25))
  await userEvent.click(page.getByRole('button', { name: 'As table' }))
  expect(chart().elements()).toHaveLength(0)
  await expect.element(page.getByRole('table', { name: 'Visitors by hour' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'As chart' }))
  await expect.element(chart()).toBeVisible()
})

test('the chart draws with the colours of the theme, and anew when it changes', async () => {
  openConsole({ at })
  await expect.element(chart()).toBeVisible()
  const countPixels = (color: [number, number, number]) => {
    const canvas = document.querySelector('canvas')
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return data ? countColor(data, color) : 0
  }
  await waitFor(() => expect(countPixels([0x31, 0x42, 0xc6])).toBeGreaterThan(50))
  document.documentElement.dataset.theme = 'dark'
  await waitFor(() => expect(countPixels([0x9a, 0xa7, 0xff])).toBeGreaterThan(50))
  expect(countPixels([0x31, 0x42, 0xc6])).toBe(0)
})

function countColor(data: ImageDataArray, color: [number, number, number]): number {
  let count = 0
  for (let at = 0; at < data.length; at += 4) if (color.every((part, place) => data[at + place] === part)) count++
  return count
}

test('delivery shows what arrived, what was refused and why, and errors with a link to their experience', async () => {
  openConsole({ at })
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect.element(delivery.getByText('148,302')).toBeVisible()
  await expect.element(delivery.getByText('context.id is missing')).toBeVisible()
  await expect
    .element(delivery.getByRole('link', { name: 'context.id is missing' }))
    .toHaveAttribute('href', '/console/sites/moor-boots/events/refused?reason=context.id%20is%20missing')
  await expect.element(delivery.getByText(markup).first()).toBeVisible()
  const link = delivery.getByRole('link', { name: 'exit-offer' })
  await expect.element(link).toHaveAttribute('href', '/console/sites/moor-boots/experiences/exit-offer')
})

test('[BN-12] delivery shows what scripts lost, by reason in words', async () => {
  openConsole({ at })
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await expect.element(delivery.getByRole('heading', { name: 'Lost in browsers' })).toBeVisible()
  for (const [reason, events] of [
    ['Too many were waiting', '1,204'],
    ['The page was left, and the browser stored nothing', '12'],
    ['Another reason', '3'],
  ] as const)
    expect(delivery.getByText(reason, { exact: true }).element().nextElementSibling?.textContent).toBe(events)
})

test('[BN-12] where nothing was lost, that is said', async () => {
  const health = { accepted: 1, crawlers: 0, duplicates: 0, refused: [], lost: [], errors: [] }
  openConsole({
    at,
    language: 'de',
    answer: ({ address }) => (address.includes('/delivery/') ? { status: 200, body: health } : undefined),
  })
  await expect.element(page.getByText('Kein Skript hat ein Ereignis verloren.')).toBeVisible()
})

test('a failure is said in each place for itself, and another attempt mends it', async () => {
  let fails = true
  openConsole({
    at,
    answer: ({ address }) => (fails && address.includes('/traffic/') ? { status: 500 } : undefined),
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The service failed to answer/)
  await expect.element(page.getByText('148,302')).toBeVisible()
  fails = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(metric(/^Visitors/)).toBeInTheDocument()
})

test('in German all of it is German', async () => {
  openConsole({ at, language: 'de' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
  await expect.element(metric(/^Besucher .* vor einer Woche$/)).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('de')
})

test.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('%s at %i px it has no accessibility violations and does not scroll sideways', async (theme, width) => {
  await page.viewport(width, 900)
  openConsole({ at, theme })
  await expect.element(chart()).toBeVisible()
  await expect.element(page.getByText('148,302')).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(document.querySelector('img')).toBeNull()
})
