import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { DisposableScope } from '../run/scope.ts'
import { lineAt } from './line-at.ts'

type Turn = { start(): void }

type Reserved = {
  element: Element
  /** The purpose for which the element is reserved, usually the name of the template. */
  name: string
  /** Why the change is not made while another use has the element. */
  because?: string
}

/**
 * Runs a change that only one use of a template can make at a time, such as the colours of a header. The first use gets the
 * element, and the next one, which says so until then, follows when it ends (SHR-01.9). What `begin` registers with its own
 * scope is undone when its turn ends.
 */
export function inTurn(
  scope: DisposableScope,
  { element, name, because = 'another experience was first in this place' }: Reserved,
  begin: (turn: DisposableScope) => void,
): void {
  const line = lineAt<Turn>(element, name)
  let inner: InnerScope | undefined
  const turn = {
    start() {
      if (inner) return
      inner = innerScope(scope)
      begin(inner)
    },
  }
  line.push(turn)
  scope.onRemove(() => {
    const wasFirst = line[0] === turn
    line.splice(line.indexOf(turn), 1)
    inner?.end()
    // Later, because all of them may be stopped at once: nobody would see the next one, and it would be counted.
    if (wasFirst) queueMicrotask(() => line[0]?.start())
  })
  if (line[0] === turn) turn.start()
  else scope.exposure.lacks(because)
}
