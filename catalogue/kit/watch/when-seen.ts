import type { DisposableScope } from '../run/scope.ts'

/** Elements that come into view within this time are reported together, in ms (SHR-06.4). */
const togetherMs = 100
/** The share of an element that must be visible to count as seen (SHR-06.4). */
const share = 0.5

/** Watches the element of an id; returns a function that ends it. */
export type Watch = (element: Element, id: string) => () => void

/**
 * Reports each id once, when half of its element has been visible for the first time; ids within the same 100 ms are
 * reported together. Ids that are seen but not yet reported are reported when the experience is stopped.
 */
export function whenSeen(scope: Pick<DisposableScope, 'onRemove'>, tell: (ids: string[]) => void): Watch {
  const ids = new WeakMap<Element, string>()
  const seen = new Set<string>()
  let untold: string[] = []
  let timer = 0

  function tellSeen(): void {
    clearTimeout(timer)
    if (untold.length > 0) tell(untold)
    untold = []
  }

  function markSeen(id: string): void {
    if (seen.has(id)) return
    seen.add(id)
    if (untold.push(id) === 1) timer = window.setTimeout(tellSeen, togetherMs)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio >= share) {
          markSeen(ids.get(target) ?? '')
          observer.unobserve(target)
        }
    },
    { threshold: share },
  )
  scope.onRemove(() => {
    observer.disconnect()
    tellSeen()
  })
  return (element, id) => {
    ids.set(element, id)
    if (!seen.has(id)) observer.observe(element)
    return () => observer.unobserve(element)
  }
}
