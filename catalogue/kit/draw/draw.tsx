import type { ReactNode } from 'react'
import { openRoot } from '../../../slots/experience/open-root.tsx'
import { type InsertPlace, placeElement } from '../change/place.ts'
import { asUnseen } from '../run/exposure.ts'
import type { DisposableScope } from '../run/scope.ts'

export type Drawing = {
  /** What is drawn now; null for nothing. Who needs the elements of it waits for `drawn`, which mostly comes at once. */
  show(node: ReactNode, drawn?: () => void): void
  host: HTMLElement
}

export type DrawAt = { host: HTMLElement; where: InsertPlace; reference: Element }

/** Draws with the site's renderer into a host of its own at a place on the page; removal unmounts it and takes the host away. */
export function drawAt(scope: DisposableScope, { host, where, reference }: DrawAt): Drawing {
  const { exposure } = scope
  const isNothing = (node: ReactNode) => node === null || node === undefined || node === false
  if (exposure.isControl) return { host, show: (node) => void (isNothing(node) || exposure.happens()) }
  // As what throws in a listener: the page goes on, and whoever watches its errors hears of it.
  const root = openRoot(host, (error) => setTimeout(() => raiseError(error)))
  scope.onRemove(() => root.unmount())
  // Empty as yet: what is shown in it counts.
  placeElement({ ...scope, exposure: asUnseen(exposure) }, host, where, reference)
  // Where the shop keeps distances between the parts of a row or column, nothing would have one too (BD-04). What announces
  // itself must be there before its words.
  const isLive = ['status', 'timer'].includes(host.getAttribute('role') ?? '')
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

function raiseError(error: unknown): never {
  throw error
}
