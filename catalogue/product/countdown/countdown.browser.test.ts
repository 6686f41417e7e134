import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const deadline = '2026-12-24T18:00:00Z'
const until = Date.parse(deadline)
const second = 1000
const hour = 3_600_000

let run: TemplateRun

beforeEach(() => void aPage(shopPage))

afterEach(() => {
  run.stop()
  vi.useRealTimers()
})

/** Starts it so long before the deadline, with a clock and timers of the test's own that go on. */
async function start(left: number, content: object = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: until - left, shouldAdvanceTime: true })
  run = await runTemplate({ experience, template, content: { deadline, message: 'Ends in', ...content } })
}

const line = () => document.querySelector<HTMLElement>('.product-countdown-line')
const time = () => document.querySelector('.product-countdown-time')?.textContent ?? ''
const untilThen = () => document.querySelector<HTMLTimeElement>('.product-countdown-until')

/** The seconds that the line says are left, less those that are. */
function error(): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = (time().match(/\d+/g) ?? []).map(Number).reverse()
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds - (until - Date.now()) / second
}

test('[PDP-13.1] message and time stand directly before the first button, in the colour', async () => {
  await start(49 * hour, { color: 'rgb(1, 2, 3)' })
  const [first] = document.querySelectorAll('[data-anchor="addToBag"]')
  expect(first?.previousElementSibling?.firstElementChild).toBe(line())
  expect(document.querySelectorAll('.product-countdown-line')).toHaveLength(1)
  expect(line()?.textContent).toMatch(/^Ends in (2d 0[01]h \d\dm \d\ds) /)
  expect(getComputedStyle(line() as HTMLElement).color).toBe('rgb(1, 2, 3)')
})

test('without a message the time stands alone', async () => {
  await start(hour, { message: '' })
  expect(line()?.querySelector('span')).toBe(null)
  expect(Math.abs(error())).toBeLessThan(2)
})

test('[PDP-13.2] the time is written anew each second, from the clock', async () => {
  await start(hour)
  const seen = new Set<string>()
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(second)
    seen.add(time())
    expect(Math.abs(error())).toBeLessThan(1.5)
  }
  expect(seen.size).toBe(5)
  // A tab in the background: the clock goes on, timers do not.
  vi.setSystemTime(until - 90 * second)
  await vi.advanceTimersByTimeAsync(second)
  expect(time()).toMatch(/^00h 01m [23]\ds$/)
  expect(Math.abs(error())).toBeLessThan(1.5)
})

test('[PDP-13.3] when it is over Expired stands in place of the time, and ticking ends', async () => {
  await start(30 * second)
  vi.setSystemTime(until - 2 * second)
  await vi.advanceTimersByTimeAsync(4 * second)
  expect([time(), line()?.textContent?.startsWith('Ends in Expired')]).toEqual(['Expired', true])
  // An earlier clock would be told at the next tick, if there were one.
  vi.setSystemTime(until - hour)
  await vi.advanceTimersByTimeAsync(5 * second)
  expect(time()).toBe('Expired')
})

test('[PDP-13.3] a page opened after the deadline says so at once', async () => {
  await start(-1)
  expect(line()?.textContent).toMatch(/^Ends in Expired/)
})

test.each([
  ['2030-12-24T18:00:00+02:00', new Date(Date.UTC(2030, 11, 24, 16))],
  ['2030-12-24T18:00:00Z', new Date(Date.UTC(2030, 11, 24, 18))],
  ['2030-12-24T18:00', new Date(2030, 11, 24, 18)],
  ['2030-12-24', new Date(2030, 11, 24)],
])('[PDP-13.4] the deadline %s is an instant, without a zone in local time', async (text, date) => {
  await start(hour, { deadline: text })
  expect(untilThen()?.dateTime).toBe(date.toISOString())
})

test('[PDP-13.4] a deadline that cannot be read shows nothing, and one line says so', async () => {
  const before = pageState()
  await start(hour, { deadline: 'tomorrow' })
  expect(pageState()).toEqual(before)
  expect(run.lines).toEqual(['product/countdown: deadline tomorrow is no date'])
})

test('[PDP-13.5] it is a timer that is not announced, with date and time of the deadline for screen readers', async () => {
  await start(hour)
  const area = document.querySelector('.product-countdown')
  expect(area?.getAttribute('role')).toBe('timer')
  expect(area?.closest('[aria-live], [role="status"], [role="alert"]')).toBe(null)
  expect(area?.querySelector('[aria-live]')).toBe(null)
  const local = new Date(until)
  expect(untilThen()?.textContent).toContain(String(local.getFullYear()))
  expect(untilThen()?.textContent).toContain(String(local.getMinutes()).padStart(2, '0'))
  expect(untilThen()?.textContent).toContain(String(local.getDate()))
  const { width, height } = untilThen()?.getBoundingClientRect() ?? {}
  expect([width, height]).toEqual([1, 1])
  expect(getComputedStyle(untilThen() as HTMLElement).visibility).toBe('visible')
})

test('[PDP-13.6] removal ends the ticking and takes the timer out', async () => {
  const before = pageState()
  await start(hour)
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  run.stop()
  expect(pageState()).toEqual(before)
  const left = vi.getTimerCount()
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(left)
  expect(pageState()).toEqual(before)
})
