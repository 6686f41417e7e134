import { innerScope } from '../run/inner-scope.ts'
import type { Undoing } from '../run/scope.ts'
import { watchPage } from './watch-page.ts'

export type FollowOptions = {
  /** Only the first match in document order. */
  first?: boolean
}

/**
 * Applies a change to each element of a selector, now and whenever one appears or is redrawn (SHR-01.10, SHR-01.12).
 * What `apply` registers with its own scope is undone when that element goes, or when the experience is stopped.
 */
export function follow(
  scope: Undoing,
  selector: string,
  apply: (element: Element, each: Undoing) => void,
  { first = false }: FollowOptions = {},
): void {
  const followed = new Map<Element, () => void>()

  function matches(): Element[] {
    if (!first) return [...document.querySelectorAll(selector)]
    const element = document.querySelector(selector)
    return element ? [element] : []
  }

  function look(): void {
    const current = matches()
    const lost = [...followed.keys()].filter((element) => !current.includes(element))
    const fresh = current.filter((element) => !followed.has(element))
    for (const element of lost) leave(element)
    if (fresh.length === 0) return
    if (lost.length > 0 && !scope.mayRestore(selector)) return
    for (const element of fresh) enter(element)
  }

  function enter(element: Element): void {
    const each = innerScope(scope)
    followed.set(element, each.end)
    apply(element, each)
  }

  function leave(element: Element): void {
    followed.get(element)?.()
    followed.delete(element)
  }

  scope.onRemove(() => {
    for (const element of [...followed.keys()]) leave(element)
  })
  look()
  watchPage(look, scope.signal)
}
