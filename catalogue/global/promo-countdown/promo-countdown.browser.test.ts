import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const icon = '/catalogue/testing/icon.svg'
let run: TemplateRun
let before: ReturnType<typeof pageState>

beforeEach(() => {
  aPage('<header><section data-anchor="headerPromo"><p>Free delivery</p></section></header>')
  before = pageState()
})

afterEach(() => {
  run.stop()
  vi.useRealTimers()
})

/** Runs it with an end in so many milliseconds. */
async function start(ms: number, own: object = {}): Promise<void> {
  const endTime = new Date(Date.now() + ms).toISOString()
  run = await runTemplate({ experience, template, content: { endTime, title: 'A tenth off', ...own } })
}

/** Timers and clock go on when they are told to. */
function takeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
}

const hour = 3_600_000
const bar = () => document.querySelector<HTMLElement>('.global-promo-countdown-bar')
const time = () => bar()?.querySelector('[role="timer"]')?.textContent
const told = () => bar()?.querySelector('[role="status"]')?.textContent
const box = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

test('[GLB-07.1] title and the time left stand at the end of the header promo area on bgColor, everywhere but in the basket', async () => {
  await start(30 * hour, { bgColor: 'rgb(1, 2, 3)' })
  const host = document.querySelector('[data-anchor="headerPromo"]')?.lastElementChild
  expect(host?.contains(bar())).toBe(true)
  expect(bar()?.textContent).toMatch(/^A tenth off01:0[56]:\d\d:\d\d$/)
  expect(getComputedStyle(bar() as Element).backgroundColor).toBe('rgb(1, 2, 3)')
  const pages = ['home', 'category', 'product', 'search', 'account', 'checkout', 'help', 'other']
  expect([...template.pages].toSorted()).toEqual(pages.toSorted())
})

test('at 320 px a long title is broken, its lines in the middle as the time is', async () => {
  document.body.style.cssText = 'width: 320px; margin: 0'
  await start(hour, { title: 'Geschenkverpackungsmöglichkeitenausverkauf endet '.repeat(3), url: '#sale' })
  expect(bar()?.scrollWidth).toBeLessThanOrEqual(320)
  const lines = [...(bar()?.querySelector('b')?.getClientRects() ?? [])]
  expect(lines.length).toBeGreaterThan(2)
  const title = box(bar()?.querySelector('a'))
  const last = lines.at(-1) as DOMRect
  expect(last.width).toBeLessThan(title.width)
  expect(last.left - title.left).toBeCloseTo(title.right - last.right, 0)
  document.body.removeAttribute('style')
})

test.each([
  ['#000000', /oklch\(1 /],
  ['#fde68a', /oklch\(0 /],
])('on %s its words can be read', async (bgColor, color) => {
  await start(hour, { bgColor })
  expect(getComputedStyle(bar() as Element).color).toMatch(color)
})

describe('[GLB-07.2]', () => {
  test('with isImgTitle the picture is there in place of the words, in its width, named by the title', async () => {
    await start(hour, { titleImg: icon, isImgTitle: true, titleWidth: '77px' })
    const picture = bar()?.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.alt, box(picture).width]).toEqual([icon, 'A tenth off', 77])
    expect(bar()?.textContent).not.toContain('A tenth off')
  })

  test.each([
    ['without titleImg', { isImgTitle: true }],
    ['without isImgTitle', { titleImg: icon }],
  ])('%s the words are', async (_, own) => {
    await start(hour, own)
    expect(bar()?.querySelector('img')).toBe(null)
    expect(bar()?.textContent).toContain('A tenth off')
  })
})

test('[GLB-07.4] [GLB-07.7] at zero it stops at 00:00:00:00, ticks no more, and the end is told once', async () => {
  takeTime()
  await start(60_000)
  expect(time()).toMatch(/^00:00:(01:00|00:59)$/)
  expect(bar()?.querySelector('[role="timer"]')?.closest('[aria-live]')).toBe(null)
  const changes: (string | undefined)[] = []
  const heard = new MutationObserver(() => void changes.push(time() ?? undefined))
  for (let second = 0; second < 62; second++) {
    expect(told()).toBe(time() === '00:00:00:00' ? 'The offer has ended' : '')
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(time()).toBe('00:00:00:00')
  expect(told()).toBe('The offer has ended')
  heard.observe(document.body, { childList: true, subtree: true, characterData: true })
  await vi.advanceTimersByTimeAsync(5000)
  expect(changes).toEqual([])
  heard.disconnect()
})

test.each([
  ['[GLB-07.4] opened after endTime', new Date(Date.now() - 1000).toISOString()],
  ['[GLB-07.6] whose endTime cannot be read', 'on Friday'],
])('%s the page does not show the bar', async (_, endTime) => {
  await start(0, { endTime })
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  expect(run.errors).toEqual([])
})

test('[GLB-07.5] with url the whole bar is one link named by title', async () => {
  await start(hour, { url: '#boots' })
  const link = page.getByRole('link', { name: 'A tenth off', exact: true }).element()
  expect(bar()?.querySelectorAll('a')).toHaveLength(1)
  expect(link.getAttribute('href')).toBe('#boots')
  const { left, right, top, bottom } = box(bar())
  for (const [x, y] of [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
    [(left + right) / 2 + 30, (top + bottom) / 2],
  ] as const)
    expect(document.elementFromPoint(x, y)).toBe(link)
  run.stop()
  await start(hour)
  expect(bar()?.querySelector('a')).toBe(null)
})

test('[GLB-07.8] removal ends the ticking and takes the bar out', async () => {
  takeTime()
  await start(hour)
  expect(bar()).not.toBe(null)
  const timers = vi.getTimerCount()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(vi.getTimerCount()).toBeLessThan(timers)
})
