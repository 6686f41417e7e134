import { type LentReact, type SlotsHost, slotsVersion } from '../../contract/slots.ts'

/**
 * Makes the shop's React available to experiences and calls those that wait for it (SL-01). A second wrapper on the page
 * changes nothing: each slot renders with the React that it was built with.
 */
export function tellOfReact(page: { __qubit?: SlotsHost }, React: LentReact, ReactDOM: unknown): void {
  page.__qubit ??= {}
  page.__qubit.react ??= {}
  const { react } = page.__qubit
  if (!react.React) Object.assign(react, { React, ReactDOM, version: slotsVersion })
  for (const ready of react.onReactReady?.splice(0) ?? []) {
    try {
      ready(react.React)
    } catch (error) {
      // The error of an experience; the shop continues to render.
      console.error(error)
    }
  }
}
