import type { DisposableScope } from '../run/scope.ts'

/** Runs a task once, when an element comes within so many pixels of the window. */
export function whenNear(
  scope: Pick<DisposableScope, 'onRemove'>,
  element: Element,
  px: number,
  task: () => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    // Of this document: in a frame of another one the margin would not count.
    { root: document, rootMargin: `${px}px` },
  )
  observer.observe(element)
  scope.onRemove(() => observer.disconnect())
}
