import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'

/** Applies a change while a condition holds. The condition is checked again whenever the window is resized. */
export function whileDue(scope: DisposableScope, isDue: () => boolean, begin: (due: DisposableScope) => void): void {
  let inner: InnerScope | undefined

  function checkDue(): void {
    if (isDue() === (inner !== undefined)) return
    inner?.end()
    inner = inner ? undefined : innerScope(scope)
    if (inner) begin(inner)
  }

  addListeners(window, { resize: checkDue }, scope)
  scope.onRemove(() => inner?.end())
  checkDue()
}
