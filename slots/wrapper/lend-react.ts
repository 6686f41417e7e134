'use client'

import type { LentRenderer, SlotsHost } from '../../contract/slots.ts'

/**
 * Lends the page's React to experiences, which then need no renderer of their own (BD-09): `React`, `react-dom`, and from
 * React 18 `react-dom/client`. Call it before the page is rendered or hydrated. On the server it does nothing.
 */
export function lendReact(React: object, ReactDOM: object, client?: object): void {
  if (typeof window === 'undefined') return
  const page: Window & { __qubit?: SlotsHost } = window
  page.__qubit ??= {}
  page.__qubit.react ??= {}
  const { react } = page.__qubit
  react.renderer ??= { React, ReactDOM: { ...ReactDOM, ...client } } as LentRenderer
  for (const lent of react.onRenderer?.splice(0) ?? []) lent()
}
