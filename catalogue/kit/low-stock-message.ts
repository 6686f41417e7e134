export type LowStockAnswer = { shows: true; message: string } | { shows: false; because: string }

/** Whether a stock is low: on the product page at the threshold and below, in the basket only below it (PO-08). */
const isLow = {
  product: (count: number, threshold: number) => count <= threshold,
  basket: (count: number, threshold: number) => count < threshold,
}

/**
 * Whether a stock is low, and in which words. A negative stock counts as 0, and one that is not known is not low (PO-08,
 * PDP-07.1, PDP-07.2, PDP-07.4, PDP-29.1, PDP-29.2, BAS-07.1 to BAS-07.3).
 */
export function lowStockMessage(
  stock: unknown,
  { threshold, text }: { threshold: number; text: string },
  page: keyof typeof isLow,
): LowStockAnswer {
  const count = countOf(stock)
  if (count === undefined) return { shows: false, because: `stock ${JSON.stringify(stock)} is not a number` }
  if (!isLow[page](count, threshold)) return { shows: false, because: `stock ${count} is not below ${threshold}` }
  return { shows: true, message: text.replaceAll('{count}', String(count)) }
}

function countOf(stock: unknown): number | undefined {
  if (typeof stock !== 'number' && (typeof stock !== 'string' || stock.trim() === '')) return undefined
  const count = Number(stock)
  return Number.isFinite(count) ? Math.max(0, count) : undefined
}
