/** What a price says, as text: without what is struck through, and that. */
export type ShownPrices = { now: string; was: string }

/** Whether a former price is shown that differs from the current one (CAT-14.1, CAT-14.4). */
export function isReduced({ now, was }: ShownPrices): boolean {
  const [current, former] = [amountIn(now), amountIn(was)]
  return current !== undefined && former !== undefined && current !== former
}

/** The first amount in a text, however its country parts thousands and decimals: `£1,299.95`, `1.299,95 €`, `90 €`. */
function amountIn(text: string): number | undefined {
  const [digits] = /\d(?:[\d.,'’\s]*\d)?/.exec(text) ?? []
  if (!digits) return undefined
  const [, whole = digits, decimals = '0'] = /^(.*)[.,](\d{1,2})$/s.exec(digits) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}
