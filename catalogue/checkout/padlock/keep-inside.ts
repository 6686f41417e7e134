import { placeElement } from '../../kit/change/place.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/** Between the words of a field and its icon, in px, and at least between that and the edge. */
const gap = 8

/**
 * Puts an icon at the right inside edge of a field, which stays where it is in the page: the browser's filling and what was
 * typed are not touched. Words end before it (CHK-01.2).
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
  // Their border boxes: what is within the field is changed here.
  whenResized(scope, around, updatePlace, 'border-box')
  // A message on another field moves this one.
  watchPage(updatePlace, scope.signal)
  updatePlace()
}
