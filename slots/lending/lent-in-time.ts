import type { LentRenderer, SlotsHost } from '../../contract/slots.ts'

/** After the load event, in ms: what the page runs at its start has lent its React by then. */
const afterLoadMs = 1000

/** At most, in ms: one picture that does not come holds back the load event. */
const atMostMs = 10_000

/** The React that the page lends, at once or soon after it has loaded; undefined where it lends none (BD-09). */
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
