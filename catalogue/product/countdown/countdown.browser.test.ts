import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, pageState } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { translatePage } from '../../testing/translate-page.ts'
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

/** Starts the experience this long before the deadline, with fake timers. */
async function startExperience(left: number, content: object = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: until - left, shouldAdvanceTime: true })
  run = await runTemplate({ experience, template, content: { deadline, message: 'Ends in', ...content } })
}

const findLine = () => document.querySelector<HTMLElement>('.product-countdown-line')
const readTime = () => document.querySelector('.product-countdown-time')?.textContent ?? ''
const untilThen = () => document.querySelector<HTMLTimeElement>('.product-countdown-until')

/** Returns the difference between the displayed and the real seconds left. */
function measureError(): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = (readTime().match(/\d+/g) ?? []).map(Number).reverse()
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds - (until - Date.now()) / second
}

test('[PDP-13.1] message and time are directly before the first button, in the colour', async () => {
  await startExperience(49 * hour, { color: 'rgb(1, 2, 3)' })
  const [first] = document.querySelectorAll('[data-anchor="addToBag"]')
  expect(first?.previousElementSibling?.firstElementChild).toBe(findLine())
  expect(document.querySelectorAll('.product-countdown-line')).toHaveLength(1)
  expect(findLine()?.textContent).toMatch(/^Ends in (2d 0[01]h \d\dm \d\ds) /)
  expect(getComputedStyle(findLine() as HTMLElement).color).toBe('rgb(1, 2, 3)')
})

test.each([
  ['a flex row', 'display: flex; gap: 8px'],
  ['a row that wraps', 'display: flex; flex-wrap: wrap'],
  ['a grid', 'display: grid; grid: auto / 80px 1fr'],
])(
  '[PDP-13.1] a button beside the quantity in %s keeps its place and size, with the line above both',
  async (_, style) => {
    aPage(
      `<form style="${style}; width: 380px"><input style="width: 60px"><button data-anchor="addToBag" style="flex: 1">Add to bag</button></form>`,
    )
    const measureButton = () => document.querySelector('button')?.getBoundingClientRect() as DOMRect
    const before = measureButton()
    await startExperience(49 * hour, { message: 'At this price until Christmas, and not a day longer' })
    expect([measureButton().width, measureButton().left]).toEqual([before.width, before.left])
    expect(measureButton().top).toBe(document.querySelector('input')?.getBoundingClientRect().top)
    expect(findLine()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(measureButton().top)
  },
)

test('the line stays in a column of the page, and in a bar that is fixed', async () => {
  const button = '<button data-anchor="addToBag">Add to bag</button>'
  for (const html of [
    `<main style="display: grid; grid: auto / 1fr 1fr"><p style="grid-row: span 3; height: 400px">Picture</p><h1>Shoe</h1><p>£90</p>${button}</main>`,
    `<main style="display: flex; position: fixed; bottom: 0"><p>£90</p>${button}</main>`,
  ]) {
    aPage(html)
    await startExperience(hour)
    expect(findLine()?.closest('main')).not.toBe(null)
    run.stop()
  }
})

test('without a message only the time is shown', async () => {
  await startExperience(hour, { message: '' })
  expect(findLine()?.querySelector('span')).toBe(null)
  expect(Math.abs(measureError())).toBeLessThan(2)
})

test('[PDP-13.2] the time is updated each second from the clock', async () => {
  await startExperience(hour)
  const seen = new Set<string>()
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(second)
    seen.add(readTime())
    expect(Math.abs(measureError())).toBeLessThan(1.5)
  }
  expect(seen.size).toBe(5)
  // As in a background tab: the clock advances, timers do not.
  vi.setSystemTime(until - 90 * second)
  await vi.advanceTimersByTimeAsync(second)
  expect(readTime()).toMatch(/^00h 01m [23]\ds$/)
  expect(Math.abs(measureError())).toBeLessThan(1.5)
})

test('[PDP-13.2] the time goes on where the browser has translated the page', async () => {
  await startExperience(hour)
  translatePage()
  await vi.advanceTimersByTimeAsync(5 * second)
  expect(Math.abs(measureError())).toBeLessThan(1.5)
  expect(findLine()?.querySelector('font')?.textContent).toBe('Ends in')
})

test('[PDP-13.3] after the deadline Expired replaces the time, and the timer stops', async () => {
  await startExperience(30 * second)
  vi.setSystemTime(until - 2 * second)
  await vi.advanceTimersByTimeAsync(4 * second)
  expect([readTime(), findLine()?.textContent?.startsWith('Ends in Expired')]).toEqual(['Expired', true])
  // If the timer still ran, the next tick would show the earlier time.
  vi.setSystemTime(until - hour)
  await vi.advanceTimersByTimeAsync(5 * second)
  expect(readTime()).toBe('Expired')
})

test('[PDP-13.3] a page opened after the deadline shows Expired immediately', async () => {
  await startExperience(-1)
  expect(findLine()?.textContent).toMatch(/^Ends in Expired/)
})

test.each([
  ['2030-12-24T18:00:00+02:00', new Date(Date.UTC(2030, 11, 24, 16))],
  ['2030-12-24T18:00:00Z', new Date(Date.UTC(2030, 11, 24, 18))],
  ['2030-12-24T18:00', new Date(2030, 11, 24, 18)],
  ['2030-12-24', new Date(2030, 11, 24)],
])('[PDP-13.4] the deadline %s is an instant, in local time without a zone', async (text, date) => {
  await startExperience(hour, { deadline: text })
  expect(untilThen()?.dateTime).toBe(date.toISOString())
})

test('[PDP-13.4] an unreadable deadline shows nothing and logs one line', async () => {
  const before = pageState()
  await startExperience(hour, { deadline: 'tomorrow' })
  expect(pageState()).toEqual(before)
  expect(run.lines).toEqual(['product/countdown: deadline tomorrow is no date'])
})

test('[PDP-13.5] changes of the timer are not announced, and screen readers get date and time of the deadline', async () => {
  await startExperience(hour)
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

test('[PDP-13.6] removing the experience stops and removes the timer', async () => {
  const before = pageState()
  await startExperience(hour)
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  run.stop()
  expect(pageState()).toEqual(before)
  const left = vi.getTimerCount()
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(left)
  expect(pageState()).toEqual(before)
})
