import type { DisposableScope } from '../run/scope.ts'
import { addListeners } from '../watch/listen.ts'
import { whenResized } from '../watch/when-resized.ts'
import { styleSetter } from './set-style.ts'

const pixelsOf = (length: string) => Number.parseFloat(length) || 0

/**
 * Keeps a fixed element directly below a banner that is above it in the page: it is moved down by the visible part of the
 * banner, never by more than the height of the banner (GLB-01.7). Elements are left alone while they are not fixed; shops fix them from a
 * width or scroll position on. What a margin already moves it down, such as below a banner that is fixed to the top, covers as much
 * of this banner.
 * @param banner has a relative position
 */
export function lowerFixed(
  scope: Pick<DisposableScope, 'signal' | 'onRemove' | 'exposure'>,
  fixed: HTMLElement,
  banner: HTMLElement,
): void {
  const { signal } = scope
  const before = fixed.style.top
  const setTop = styleSetter(scope, fixed, 'top')
  /** Where the shop fixes it, in px; undefined while it does not. */
  let own: number | undefined

  function updateTop(): void {
    const { position, marginTop } = getComputedStyle(fixed)
    if (position !== 'fixed') {
      banner.style.top = ''
      if (own !== undefined) setTop(before)
      own = undefined
      return
    }
    own ??= topWithout(banner, fixed)
    const begin = own + pixelsOf(marginTop)
    // Most shops keep the room of a fixed header above all else, as a padding of the body: the banner would be below that.
    const place = banner.getBoundingClientRect().top + scrollY - pixelsOf(banner.style.top)
    banner.style.top = `${begin - place}px`
    const visible = Math.max(0, Math.min(banner.offsetHeight, banner.getBoundingClientRect().bottom - begin))
    setTop(`${own + visible}px`)
  }
  addListeners(window, { scroll: updateTop, resize: updateTop }, { passive: true, signal })
  whenResized(scope, [banner, document.body], updateTop, 'border-box')
  updateTop()
}

/** Returns where an element is fixed, in px. Without a `top` it is where the page would have it, which is below the banner. */
function topWithout(banner: HTMLElement, fixed: Element): number {
  const { display } = banner.style
  banner.style.display = 'none'
  const top = pixelsOf(getComputedStyle(fixed).top)
  banner.style.display = display
  return top
}
