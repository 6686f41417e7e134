import type { DisposableScope } from '../run/scope.ts'
import { isNarrow } from '../watch/width.ts'
import { inTurn } from './in-turn.ts'

/** The name of the template whose bar is at the top of the phone. */
let holder: string | undefined

/**
 * Draws a bar at the top of the page. On a phone there is never more than one: the first template keeps the place until it
 * is removed, and the others say why they show nothing (SHR-01.37).
 */
export function takeTop(scope: DisposableScope & { name: string }, begin: (turn: DisposableScope) => void): void {
  if (!isNarrow(innerWidth, { below: 768 })) {
    begin(scope)
    return
  }
  const place = {
    element: document.documentElement,
    name: 'top',
    because: `one bar is at the top of a phone at a time, and ${holder} was first`,
  }
  inTurn(scope, place, (turn) => {
    holder = scope.name
    turn.onRemove(() => (holder = undefined))
    begin(turn)
  })
}
