import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Place, place } from './place.ts'
import type { Undoing } from './scope.ts'

export type Drawing = {
  /** What is drawn now; null for nothing. */
  show(node: ReactNode): void
  host: HTMLElement
}

export type DrawAt = { host: HTMLElement; where: Place; reference: Element }

/** Draws with React into a host of its own at a place on the page; removal unmounts it and takes the host away. */
export function draw(scope: Undoing, { host, where, reference }: DrawAt): Drawing {
  const root = createRoot(host)
  scope.onRemove(() => root.unmount())
  place(scope, host, where, reference)
  return {
    host,
    // At once: what appears a task later would be a second layout of the page.
    show: (node) => flushSync(() => root.render(node)),
  }
}
