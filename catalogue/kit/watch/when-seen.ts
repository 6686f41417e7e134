import type { DisposableScope } from '../run/scope.ts'

/** What comes into view within this time is told together, in ms (SHR-06.4). */
const togetherMs = 100
/** Share of an element that counts as seen (SHR-06.4). */
const share = 0.5

/** Watches an element of an id; answers what ends it. */
export type Watch = (element: Element, id: string) => () => void

/**
 * Tells ids once, when half of their element has been in view for the first time; those of the same 100 ms together. What
 * was seen and not yet told is told when the experience is stopped.
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
