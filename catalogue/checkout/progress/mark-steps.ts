import { addClass } from '../../kit/change/add-class.ts'
import { rewriteAttribute } from '../../kit/change/rewrite-attribute.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import type { PathWatch } from './watch-path.ts'

export type StepsFacts = Pick<PathWatch, 'onChange'> & {
  steps: Element
  /** The class prefix. */
  name: string
  /** Returns how many of the steps are active now. */
  count: () => number
}

/** Marks the first steps as active and the last of them as current, also for screen readers (CHK-03.3). */
export function markSteps(scope: DisposableScope, { steps, name, count, onChange }: StepsFacts): void {
  let marked: InnerScope | undefined
  let elements: Element[] = []

  function markCurrent(): void {
    marked?.end()
    const each = innerScope(scope)
    marked = each
    elements = stepsIn(steps)
    const active = count()
    elements.forEach((step, at) => {
      const isCurrent = at === active - 1
      if (at < active) addClass(each, step, `${name}-active`)
      if (isCurrent) addClass(each, step, `${name}-current`)
      // Removes `aria-current` of the shop from other steps.
      if (active > 0) rewriteAttribute(each, { element: step, name: 'aria-current' }, () => (isCurrent ? 'step' : null))
    })
  }
  scope.onRemove(() => marked?.end())
  markCurrent()
  onChange(markCurrent, scope.signal)
  watchPage(() => {
    const now = stepsIn(steps)
    if (now.length !== elements.length || now.some((step, at) => step !== elements[at])) markCurrent()
  }, scope.signal)
}

function stepsIn(steps: Element): Element[] {
  const entries = [...steps.querySelectorAll('li')]
  return entries.length > 0 ? entries : [...steps.children]
}
