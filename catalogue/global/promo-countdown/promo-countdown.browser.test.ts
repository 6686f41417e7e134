import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { translatePage } from '../../testing/translate-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
let run: TemplateRun
let before: ReturnType<typeof pageState>

beforeEach(() => {
  // Resets and link colours as many shops have them.
  aPage(`<style>b { font: inherit } header a:link, header a:visited { color: #111 }</style>
    <header><section data-anchor="headerPromo"><p>Free delivery</p></section></header>`)
  before = pageState()
})

afterEach(() => {
  run.stop()
  vi.useRealTimers()
})

/** Runs the template with an end in this many milliseconds. */
async function startExperience(ms: number, own: object = {}): Promise<void> {
  const endTime = new Date(Date.now() + ms).toISOString()
  run = await runTemplate({ experience, template, content: { endTime, title: 'A tenth off', ...own } })
}

/** Advances the fake timers and the clock. */
function takeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
}

const hour = 3_600_000
const findBar = () => document.querySelector<HTMLElement>('.global-promo-countdown-bar')
const readTime = () => findBar()?.querySelector('[role="timer"]')?.textContent
const readAnnouncement = () => findBar()?.querySelector('[role="status"]')?.textContent
const measureBox = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

test('[GLB-07.1] title and time left are at the end of the promo area of the header on bgColor, on all pages except the basket', async () => {
  await startExperience(30 * hour, { bgColor: 'rgb(1, 2, 3)' })
  const host = document.querySelector('[data-anchor="headerPromo"]')?.lastElementChild
  expect(host?.contains(findBar())).toBe(true)
  expect(findBar()?.textContent).toMatch(/^A tenth off01:0[56]:\d\d:\d\d$/)
  expect(getComputedStyle(findBar() as Element).backgroundColor).toBe('rgb(1, 2, 3)')
  const pages = ['home', 'category', 'product', 'search', 'account', 'checkout', 'help', 'other']
  expect([...template.pages].toSorted()).toEqual(pages.toSorted())
})

test('a screen reader hears the time left with its units', async () => {
  await startExperience(50 * hour + 90_000)
  const timer = page.getByRole('timer').element()
  expect(timer.getAttribute('aria-label')).toBe('2 days, 2 hours, 1 minute')
  expect(timer.textContent).toMatch(/^02:02:01:/)
})

test('[GLB-07.9] below each number is the sign of its unit', async () => {
  await startExperience(26 * hour + 90_000)
  const numbers = [...document.querySelectorAll('.global-promo-countdown-time > [data-unit]')]
  expect(numbers.map((each) => getComputedStyle(each, '::after').content)).toEqual(['"d"', '"h"', '"m"', '"s"'])
  expect(numbers.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['01', '02'])
  expect(measureBox(findBar()).height).toBe(44)
})

test('[GLB-07.3] the time goes on where the browser has translated the page', async () => {
  takeTime()
  await startExperience(30 * hour)
  translatePage()
  const before = readTime()
  await vi.advanceTimersByTimeAsync(5000)
  expect(readTime()).not.toBe(before)
})

test('in a browser without names of units the time is there without them', async () => {
  const { NumberFormat } = Intl
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(((language, options) => {
    if (options?.style === 'unit') throw new RangeError('style value is out of range')
    return new NumberFormat(language, options)
  }) as typeof NumberFormat)
  onTestFinished(() => void vi.restoreAllMocks())
  await startExperience(26 * hour + 90_000)
  expect(document.querySelectorAll('.global-promo-countdown-time > [data-unit]')).toHaveLength(0)
  expect(document.querySelector('.global-promo-countdown-time')?.textContent).toMatch(/^01:02:/)
})

test('at 320 px a long title is broken, and its lines are centred like the time', async () => {
  document.body.style.cssText = 'width: 320px; margin: 0'
  await startExperience(hour, { title: 'Geschenkverpackungsmöglichkeitenausverkauf endet '.repeat(3), url: '#sale' })
  expect(findBar()?.scrollWidth).toBeLessThanOrEqual(320)
  const lines = [...(findBar()?.querySelector('b')?.getClientRects() ?? [])]
  expect(lines.length).toBeGreaterThan(2)
  const title = measureBox(findBar()?.querySelector('a'))
  const last = lines.at(-1) as DOMRect
  expect(last.width).toBeLessThan(title.width)
  expect(last.left - title.left).toBeCloseTo(title.right - last.right, 0)
  document.body.removeAttribute('style')
})

test.each([
  ['#000000', /oklch\(1 /],
  ['#fde68a', /oklch\(0 /],
])('the text is readable on %s', async (bgColor, color) => {
  await startExperience(hour, { bgColor })
  expect(getComputedStyle(findBar() as Element).color).toMatch(color)
})

describe('[GLB-07.2]', () => {
  test('with isImgTitle the picture with its width replaces the text and has the title as alt text', async () => {
    await startExperience(hour, { titleImg: icon, isImgTitle: true, titleWidth: '77px' })
    const picture = findBar()?.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.alt, measureBox(picture).width]).toEqual([icon, 'A tenth off', 77])
    expect(findBar()?.textContent).not.toContain('A tenth off')
  })

  test.each([
    ['without titleImg', { isImgTitle: true }],
    ['without isImgTitle', { titleImg: icon }],
  ])('the text is shown %s', async (_, own) => {
    await startExperience(hour, own)
    expect(findBar()?.querySelector('img')).toBe(null)
    expect(findBar()?.textContent).toContain('A tenth off')
  })
})

test('[GLB-07.4] [GLB-07.7] at zero the clock stops at 00:00:00:00, and the end is announced once', async () => {
  takeTime()
  await startExperience(60_000)
  expect(readTime()).toMatch(/^00:00:(01:00|00:59)$/)
  expect(findBar()?.querySelector('[role="timer"]')?.closest('[aria-live]')).toBe(null)
  const changes: (string | undefined)[] = []
  const heard = new MutationObserver(() => void changes.push(readTime() ?? undefined))
  for (let second = 0; second < 62; second++) {
    expect(readAnnouncement()).toBe(readTime() === '00:00:00:00' ? 'The offer has ended' : '')
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(readTime()).toBe('00:00:00:00')
  expect(readAnnouncement()).toBe('The offer has ended')
  heard.observe(document.body, { childList: true, subtree: true, characterData: true })
  await vi.advanceTimersByTimeAsync(5000)
  expect(changes).toEqual([])
  heard.disconnect()
})

test.each([
  ['[GLB-07.4] opened after endTime', new Date(Date.now() - 1000).toISOString()],
  ['[GLB-07.6] whose endTime cannot be read', 'on Friday'],
])('%s the page does not show the bar', async (_, endTime) => {
  await startExperience(0, { endTime })
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  expect(run.errors).toEqual([])
})

test('[GLB-07.5] with url the whole bar is one link named by its title', async () => {
  await startExperience(hour, { url: '#boots' })
  const link = page.getByRole('link', { name: 'A tenth off', exact: true }).element()
  expect(findBar()?.querySelectorAll('a')).toHaveLength(1)
  expect(link.getAttribute('href')).toBe('#boots')
  expect(getComputedStyle(link).color).toBe(getComputedStyle(findBar() as Element).color)
  expect(getComputedStyle(link.firstElementChild as Element).fontWeight).toBe('700')
  const { left, right, top, bottom } = measureBox(findBar())
  for (const [x, y] of [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
    [(left + right) / 2 + 30, (top + bottom) / 2],
  ] as const)
    expect(document.elementFromPoint(x, y)).toBe(link)
  run.stop()
  await startExperience(hour)
  expect(findBar()?.querySelector('a')).toBe(null)
})

test('[GLB-07.8] removing the experience stops the clock and removes the bar', async () => {
  takeTime()
  await startExperience(hour)
  expect(findBar()).not.toBe(null)
  const timers = vi.getTimerCount()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(vi.getTimerCount()).toBeLessThan(timers)
})
