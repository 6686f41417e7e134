import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { seenSlides, theSlides } from './a-carousel.tsx'

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

/** Waits until a carousel is on the page. */
export function whenMounted(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.instep-carousel')) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Measures after how many ms a carousel starts to scroll, and by how many px per frame. */
export async function selfMoving(track: HTMLElement, since: number): Promise<{ restMs: number; pxPerFrame: number }> {
  const readOffset = () => Number.parseFloat(track.style.translate) || 0
  while (readOffset() === 0) await nextFrame()
  const restMs = performance.now() - since
  const before = readOffset()
  await nextFrame()
  await nextFrame()
  return { restMs, pxPerFrame: (readOffset() - before) / 2 }
}

/** Returns whether a carousel does not move for some frames. */
export async function standsStill(track: HTMLElement): Promise<boolean> {
  await nextFrame()
  const { translate } = track.style
  for (let nth = 0; nth < 5; nth++) await nextFrame()
  return track.style.translate === translate
}
