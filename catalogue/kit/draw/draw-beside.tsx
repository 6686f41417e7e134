import type { AnchorName } from '../../../contract/anchors.ts'
import type { InsertPlace } from '../change/place.ts'
import type { DisposableScope, Scope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'
import { type Drawing, drawAt } from './draw.tsx'

export type Beside = {
  anchor: AnchorName
  where: InsertPlace
  /** The ARIA role of the place: for texts that are announced when they change, for landmarks and for timers. */
  role?: 'status' | 'complementary' | 'timer'
  /** Returns the element next to which the place is, given the one of the anchor; without it, that one. */
  beside?: (element: Element) => Element
}

/** A place next to an element of the shop. Its scope ends when that element goes or when the experience is stopped. */
export type Drawn = Drawing & DisposableScope & { anchor: HTMLElement }

/**
 * Creates a place to draw next to the first element of an anchor, and again whenever the shop redraws that element. The
 * place is a `<div>`, or another element that is allowed there, with the name of the template as class. It exists before
 * anything is shown in it.
 */
export function drawBeside<C>(
  scope: Scope<C>,
  { anchor, where, role, beside }: Beside,
  start: (drawn: Drawn) => void,
): void {
  followElements(
    scope,
    scope.selector(anchor),
    (element, each) => {
      const reference = beside?.(element) ?? element
      // Next to a list item, only another list item is allowed.
      const isEntry = (where === 'before' || where === 'after') && reference.matches('li, dd')
      const host = document.createElement(isEntry ? reference.tagName : 'div')
      host.className = scope.name
      if (role) host.setAttribute('role', role)
      start({ ...each, ...drawAt(each, { host, where, reference }), anchor: element as HTMLElement })
    },
    { first: true },
  )
}
