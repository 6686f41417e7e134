import { styleSetter } from '../change/set-style.ts'
import type { ChangeScope } from '../run/scope.ts'

/**
 * Prevents the page from scrolling, without a layout shift by the missing scroll bar. Removal restores the scroll position
 * (SHR-03.4).
 */
export function lockScroll(scope: ChangeScope): void {
  const root = document.documentElement
  const { scrollX: left, scrollY: top } = window
  const hasBar = innerWidth > root.clientWidth
  scope.onRemove(() => {
    if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: 'instant' })
  })
  styleSetter(scope, root, 'overflow')('hidden')
  if (hasBar) styleSetter(scope, root, 'scrollbar-gutter')('stable')
}
