import { innerScope } from '../run/inner-scope.ts'
import type { DisposableScope } from '../run/scope.ts'
import { takeSteps } from '../run/take-steps.ts'
import { watchPage } from './watch-page.ts'

export type FollowOptions = {
  /** Follows only the first match in document order. */
  first?: boolean
}

/** What finds elements that no selector describes. It may have them looked for again. */
export type ElementFinder = { name: string; find: (look?: () => void) => Element[] }

/**
 * Applies a change to each element that matches a selector, now and whenever one appears or is redrawn (SHR-01.10,
 * SHR-01.12). What `apply` registers with its own scope is undone when that element goes or when the experience is stopped.
 * A generator is taken step by step, together with those of the other elements that appeared.
 */
export function followElements(
  scope: DisposableScope,
  target: string | ElementFinder,
  apply: (element: Element, each: DisposableScope) => unknown,
  { first = false }: FollowOptions = {},
): void {
  const followed = new Map<Element, () => void>()

  function findMatches(): Element[] {
    const found = typeof target === 'string' ? [...document.querySelectorAll(target)] : target.find(checkMatches)
    return first ? found.slice(0, 1) : found
  }

  function checkMatches(): void {
    const current = new Set(findMatches())
    const lost = [...followed.keys()].filter((element) => !current.has(element))
    const fresh = [...current].filter((element) => !followed.has(element))
    for (const element of lost) leaveElement(element)
    if (fresh.length === 0) return
    if (lost.length > 0 && !scope.mayRestore(typeof target === 'string' ? target : target.name)) return
    takeSteps(fresh.map(enterElement))
  }

  function enterElement(element: Element): unknown {
    const each = innerScope(scope)
    followed.set(element, each.end)
    return apply(element, each)
  }

  function leaveElement(element: Element): void {
    followed.get(element)?.()
    followed.delete(element)
  }

  scope.onRemove(() => {
    for (const element of [...followed.keys()]) leaveElement(element)
  })
  checkMatches()
  watchPage(checkMatches, scope.signal)
}
