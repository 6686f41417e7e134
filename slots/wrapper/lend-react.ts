import type { LentRenderer, SlotsHost } from '../../contract/slots.ts'

/**
 * Lends the page's React to experiences, which then draw with it and bring none of their own (BD-09): `React`, `react-dom`,
 * and of React 18 and later `react-dom/client`. Called before the page is drawn or hydrated; on the server it does nothing.
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
