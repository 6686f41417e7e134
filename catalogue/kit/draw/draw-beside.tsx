import type { AnchorName } from '../../../contract/anchors.ts'
import type { InsertPlace } from '../change/place.ts'
import type { DisposableScope, Scope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'
import { type Drawing, drawAt } from './draw.tsx'

export type Beside = {
  anchor: AnchorName
  where: InsertPlace
  /** ARIA role of what is drawn into: announced when it changes, a landmark beside the shop's own, or what runs down. */
  role?: 'status' | 'complementary' | 'timer'
}

/** What is drawn beside an element of the shop; its scope ends when that element goes, or when the experience is stopped. */
export type Drawn = Drawing & DisposableScope & { anchor: HTMLElement }

/**
 * Gives a place to draw at the first element of an anchor, and again whenever the shop redraws that element. The place
 * is a `<div>`, or what else may stand there, with the template's name as class; it is there before anything is shown in it.
 */
export function drawBeside<C>(scope: Scope<C>, { anchor, where, role }: Beside, start: (drawn: Drawn) => void): void {
  followElements(
    scope,
    scope.selector(anchor),
    (element, each) => {
      // Beside an entry of a list nothing but an entry may stand.
      const isEntry = (where === 'before' || where === 'after') && element.matches('li, dd')
      const host = document.createElement(isEntry ? element.tagName : 'div')
      host.className = scope.name
      if (role) host.setAttribute('role', role)
      const drawing = drawAt(each, { host, where, reference: element })
      start({ ...each, ...drawing, anchor: element as HTMLElement })
    },
    { first: true },
  )
}
