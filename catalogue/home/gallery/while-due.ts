import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { Undoing } from '../../kit/run/scope.ts'
import { listen } from '../../kit/watch/listen.ts'

/** Applies a change for as long as it is due, asked again whenever the window is resized. */
export function whileDue(scope: Undoing, isDue: () => boolean, begin: (due: Undoing) => void): void {
  let inner: InnerScope | undefined

  function look(): void {
    if (isDue() === (inner !== undefined)) return
    inner?.end()
    inner = inner ? undefined : innerScope(scope)
    if (inner) begin(inner)
  }

  listen(window, { resize: look }, scope)
  scope.onRemove(() => inner?.end())
  look()
}
