import type { DisposableScope } from '../run/scope.ts'

/** Runs a task once, when an element is within `px` pixels of the window. */
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
    // The root is the document: inside an iframe the margin would not apply otherwise.
    { root: document, rootMargin: `${px}px` },
  )
  observer.observe(element)
  scope.onRemove(() => observer.disconnect())
}
