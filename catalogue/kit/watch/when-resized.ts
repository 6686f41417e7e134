import type { DisposableScope } from '../run/scope.ts'

/**
 * Calls back in the frame after one of these elements has another size, first in the next one. What moves the page within
 * an observer's own frame resizes elements of which other observers, the shop's too, are then told too late: browsers
 * report that as an error of the page.
 */
export function whenResized(
  scope: Pick<DisposableScope, 'onRemove'>,
  elements: readonly Element[],
  task: () => void,
  box: ResizeObserverBoxOptions = 'content-box',
): void {
  let frame = 0
  const resized = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(task)
  })
  for (const element of elements) resized.observe(element, { box })
  scope.onRemove(() => {
    resized.disconnect()
    cancelAnimationFrame(frame)
  })
}
