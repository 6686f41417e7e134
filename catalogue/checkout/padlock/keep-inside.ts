import { placeElement } from '../../kit/change/place.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/** The distance between text and icon, and the minimum distance between icon and edge, in px. */
const gap = 8

/** Less than this, in px, is no move: positions are rounded differently each time. */
const leastMove = 0.1

/**
 * Positions an icon at the right inner edge of a field without moving the field in the page, so that autofill and typed text
 * are not affected. The text of the field ends before the icon (CHK-01.2).
 */
export function keepInside(scope: DisposableScope, icon: HTMLElement, field: HTMLElement): void {
  const own = Number.parseFloat(getComputedStyle(field).paddingRight) || 0
  const edge = Math.max(own, gap)
  const setPadding = styleSetter(scope, field, 'padding-right')
  placeElement(scope, icon, 'after', field)

  let [x, y, frame] = [0, 0, 0]

  /** Moves by what is missing, so that a page on which nothing has moved is not laid out anew. */
  function updatePlace(): void {
    frame = 0
    if (!icon.isConnected) return
    const [at, around] = [icon.getBoundingClientRect(), field.getBoundingClientRect()]
    const [right, down] = [around.right - edge - at.right, around.top + (around.height - at.height) / 2 - at.top]
    if (Math.abs(right) + Math.abs(down) > leastMove) {
      x += right
      y += down
      icon.style.translate = `${x}px ${y}px`
    }
    setPadding(`${edge + at.width + gap}px`)
  }
  const around = [field, icon, field.offsetParent].filter((each) => each !== null)
  // Observes border boxes, because the padding is changed here.
  whenResized(scope, around, updatePlace, 'border-box')
  // A message at another field can move this one; a page is laid out once per frame in any case.
  watchPage(() => {
    frame ||= requestAnimationFrame(updatePlace)
  }, scope.signal)
  scope.onRemove(() => cancelAnimationFrame(frame))
  updatePlace()
}
