import type { ReactNode } from 'react'
import { openRoot } from '../../../slots/experience/open-root.tsx'
import { type InsertPlace, placeElement } from '../change/place.ts'
import { asUnseen } from '../run/exposure.ts'
import type { DisposableScope } from '../run/scope.ts'
import { throwLater } from '../run/throw-later.ts'

export type Drawing = {
  /** Replaces what is drawn; null draws nothing. `drawn` is called when the elements exist, usually synchronously. */
  show(node: ReactNode, drawn?: () => void): void
  host: HTMLElement
}

export type DrawAt = { host: HTMLElement; where: InsertPlace; reference: Element }

/**
 * Creates a root of the site's renderer in a host element at a place on the page. Removal unmounts it and removes the host.
 */
export function drawAt(scope: DisposableScope, { host, where, reference }: DrawAt): Drawing {
  const { exposure } = scope
  const isNothing = (node: ReactNode) => node === null || node === undefined || node === false
  if (exposure.isControl) return { host, show: (node) => void (isNothing(node) || exposure.happens()) }
  const root = openRoot(host, throwLater)
  scope.onRemove(() => root.unmount())
  // The host is still empty, so inserting it does not count as an exposure.
  placeElement({ ...scope, exposure: asUnseen(exposure) }, host, where, reference)
  // An empty host would get a gap in a flex or grid container of the shop (BD-04). A live region must exist before its text.
  const isLive = host.matches('[role=status],[role=timer]')
  const setEmpty = (isEmpty: boolean) => isLive || host.style.setProperty('display', isEmpty ? 'none' : '')
  setEmpty(true)
  return {
    host,
    show(node, drawn) {
      if (!isNothing(node)) exposure.happens()
      setEmpty(isNothing(node))
      root.show(node, drawn)
    },
  }
}
