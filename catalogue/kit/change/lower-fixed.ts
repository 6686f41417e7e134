import type { DisposableScope } from '../run/scope.ts'
import { addListeners } from '../watch/listen.ts'
import { whenResized } from '../watch/when-resized.ts'
import { styleSetter } from './set-style.ts'

/**
 * Keeps a fixed element directly below a banner that is above it in the page: it is moved down by the visible part of the
 * banner, never by more than the height of the banner (GLB-01.7). Elements that are not fixed are left alone. What a margin
 * already moves it down, such as below a banner that is fixed to the top, covers as much of this banner.
 */
export function lowerFixed(
  scope: Pick<DisposableScope, 'signal' | 'onRemove' | 'exposure'>,
  fixed: HTMLElement,
  banner: HTMLElement,
): void {
  if (getComputedStyle(fixed).position !== 'fixed') return
  const pixelsOf = (length: string) => Number.parseFloat(length) || 0
  const own = pixelsOf(getComputedStyle(fixed).top)
  const setTop = styleSetter(scope, fixed, 'top')
  const updateTop = () => {
    const bottom = banner.getBoundingClientRect().bottom - pixelsOf(getComputedStyle(fixed).marginTop)
    const visible = Math.max(0, Math.min(banner.offsetHeight, bottom))
    setTop(`${own + visible}px`)
  }
  const { signal } = scope
  addListeners(window, { scroll: updateTop }, { passive: true, signal })
  whenResized(scope, [banner], updateTop)
  updateTop()
}
