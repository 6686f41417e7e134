/** A price range in major units of any currency, including `from` and excluding `to`. */
export type PriceBand = { id: string; from: number; to: number }

/** The ranges of the price filter. They suit all of the shop's currencies. */
export const priceBands: readonly PriceBand[] = [
  { id: '0-50', from: 0, to: 50 },
  { id: '50-100', from: 50, to: 100 },
  { id: '100-150', from: 100, to: 150 },
  { id: '150-250', from: 150, to: 250 },
  { id: '250', from: 250, to: Number.POSITIVE_INFINITY },
]

export function priceBandOf(price: number): PriceBand | undefined {
  return priceBands.find(({ from, to }) => price >= from && price < to)
}
