import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findTrack, seenSlides, theSlides } from './a-carousel.tsx'

/** Returns sale items with all fields, by name. */
export const saleItems = (...titles: string[]) =>
  titles.map((title) => ({
    imgUrl: '/catalogue/testing/icon.svg',
    title,
    subTitle: 'Soft',
    price: '£70',
    url: `#${title}`,
    cta: 'See it',
  }))

/**
 * Checks that a carousel with the headline `Last pairs` follows the hero, with this many slides in view at this distance in
 * px.
 */
export function expectAfterHero(box: Element, { inView, gap }: { inView: number; gap: number }): void {
  expect(document.querySelector('[data-anchor="heroBanner"]')?.nextElementSibling).toBe(box)
  expect(box.querySelector('h2')?.textContent).toBe('Last pairs')
  const [first, second] = theSlides().map((slide) => slide.getBoundingClientRect())
  const apart = Math.round((second?.left ?? 0) - (first?.right ?? 0))
  expect([seenSlides().match(/See it/g)?.length, apart]).toEqual([inView, gap])
}

/**
 * Each slide of the items `Court`, which is whole, and `Bare`, with a title only: one link that covers it, named by the
 * title, and what the item has from top to bottom.
 */
export function expectLinkedSlides(): void {
  const link = page.getByRole('link', { name: 'Court', exact: true }).element()
  const [slide, bare] = theSlides()
  expect([link.getAttribute('href'), slide?.querySelectorAll('a, button').length]).toEqual(['#Court', 1])
  const { left, top, right, bottom } = (slide as HTMLElement).getBoundingClientRect()
  for (const [x, y] of [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
    [left + 9, bottom - 9],
  ] as const)
    expect(document.elementFromPoint(x, y)).toBe(link)
  const parts = [...(slide?.firstElementChild?.children ?? [])]
  expect(parts.map(({ textContent }) => textContent)).toEqual(['', 'Court', 'Soft', '£70', 'See it'])
  expect(parts[0]?.querySelector('img')?.getAttribute('src')).toBe('/catalogue/testing/icon.svg')
  const tops = parts.map((part) => part.getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(5)
  expect(bare?.firstElementChild?.children).toHaveLength(2)
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const readOffset = (track: HTMLElement) => Number.parseFloat(track.style.translate) || 0

/** Waits until a carousel scrolls by itself, and measures by how many px per frame. */
export async function selfMoving(track: HTMLElement): Promise<number> {
  while (readOffset(track) === 0) await nextFrame()
  const before = readOffset(track)
  await nextFrame()
  await nextFrame()
  return (readOffset(track) - before) / 2
}

/**
 * Runs what shows a carousel while only this test lets the time of timers pass: whether it stands until 1490 ms after it has come, and scrolls
 * 20 ms later. Where the hour is slow, a test that looks at the clock sees the carousel later than its timer.
 */
export async function startsAfterRest(start: () => Promise<void>): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isStarted = false
  const starting = start().finally(() => {
    isStarted = true
  })
  const passUntil = async (isDone: () => boolean) => {
    while (!isDone()) {
      await vi.advanceTimersByTimeAsync(1)
      await nextFrame()
    }
  }
  await passUntil(() => document.querySelector('.instep-carousel') !== null)
  await vi.advanceTimersByTimeAsync(1490)
  const track = findTrack()
  const hasStood = (await standsStill(track)) && readOffset(track) === 0
  await vi.advanceTimersByTimeAsync(20)
  const isMoving = !(await standsStill(track))
  await passUntil(() => isStarted)
  await starting
  return hasStood && isMoving
}

/** Returns whether a carousel does not move for some frames. */
export async function standsStill(track: HTMLElement): Promise<boolean> {
  await nextFrame()
  const { translate } = track.style
  for (let nth = 0; nth < 5; nth++) await nextFrame()
  return track.style.translate === translate
}
