import type { LentRenderer, SlotsHost } from '../../contract/slots.ts'

/** The wait after the load event, in ms: startup code of the page has lent its React by then. */
const afterLoadMs = 1000

/** The maximum wait in ms, because one missing picture can delay the load event. */
const atMostMs = 10_000

/** Returns the React that the page lends until soon after it has loaded; undefined when it lends none (BD-09). */
export function lentInTime(page: Window & { __qubit?: SlotsHost } = window): Promise<LentRenderer | undefined> {
  page.__qubit ??= {}
  page.__qubit.react ??= {}
  const { react } = page.__qubit
  return new Promise((resolve) => {
    const tellRenderer = () => resolve(react.renderer)
    if (react.renderer) return tellRenderer()
    react.onRenderer ??= []
    react.onRenderer.push(tellRenderer)
    const afterLoad = () => setTimeout(tellRenderer, afterLoadMs)
    if (document.readyState === 'complete') afterLoad()
    else addEventListener('load', afterLoad, { once: true })
    setTimeout(tellRenderer, atMostMs)
  })
}
