import { placeElement } from '../../kit/change/place.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/** The distance between text and icon, and the minimum distance between icon and edge, in px. */
const gap = 8

/**
 * Positions an icon at the right inner edge of a field without moving the field in the page, so that autofill and typed text
 * are not affected. The text of the field ends before the icon (CHK-01.2).
 */
export function keepInside(scope: DisposableScope, icon: HTMLElement, field: HTMLElement): void {
  const own = Number.parseFloat(getComputedStyle(field).paddingRight) || 0
  const edge = Math.max(own, gap)
  const setPadding = styleSetter(scope, field, 'padding-right')
  placeElement(scope, icon, 'after', field)

  function updatePlace(): void {
    if (!icon.isConnected) return
    icon.style.translate = ''
    const [at, around] = [icon.getBoundingClientRect(), field.getBoundingClientRect()]
    const x = around.right - edge - at.right
    icon.style.translate = `${x}px ${around.top + (around.height - at.height) / 2 - at.top}px`
    setPadding(`${edge + at.width + gap}px`)
  }
  const around = [field, icon, field.offsetParent].filter((each) => each !== null)
  // Observes border boxes, because the padding is changed here.
  whenResized(scope, around, updatePlace, 'border-box')
  // A message at another field can move this one.
  watchPage(updatePlace, scope.signal)
  updatePlace()
}
