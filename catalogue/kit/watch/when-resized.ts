import type { DisposableScope } from '../run/scope.ts'

/**
 * Calls back in the frame after one of the elements has changed its size, for the first time in the next frame. The delay is
 * needed because changes within the frame of an observer resize elements of other observers too late, which browsers report
 * as an error of the page.
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
