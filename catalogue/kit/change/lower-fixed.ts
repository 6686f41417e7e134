import type { DisposableScope } from '../run/scope.ts'
import { addListeners } from '../watch/listen.ts'
import { whenResized } from '../watch/when-resized.ts'
import { styleSetter } from './set-style.ts'

/**
 * Keeps a fixed element just under a banner that stands in the page above it: moved down by what is visible of the
 * banner, so never by more than its height (GLB-01.7). An element that is not fixed is left alone.
 */
export function lowerFixed(
  scope: Pick<DisposableScope, 'signal' | 'onRemove' | 'exposure'>,
  fixed: HTMLElement,
  banner: HTMLElement,
): void {
  if (getComputedStyle(fixed).position !== 'fixed') return
  const own = Number.parseFloat(getComputedStyle(fixed).top) || 0
  const setTop = styleSetter(scope, fixed, 'top')
  const updateTop = () => {
    const visible = Math.max(0, Math.min(banner.offsetHeight, banner.getBoundingClientRect().bottom))
    setTop(`${own + visible}px`)
  }
  const { signal } = scope
  addListeners(window, { scroll: updateTop }, { passive: true, signal })
  whenResized(scope, [banner], updateTop)
  updateTop()
}
