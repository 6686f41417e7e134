export type LowStockAnswer = { shows: true; message: string } | { shows: false; because: string }

/** When stock counts as low: on the product page at or below the threshold, in the basket only below it (PO-08). */
const rules = {
  product: { isLow: (count: number, threshold: number) => count <= threshold, words: 'at or below' },
  basket: { isLow: (count: number, threshold: number) => count < threshold, words: 'below' },
}

/**
 * Decides whether stock is low, and returns the message. Negative stock counts as 0, and unknown stock is not low (PO-08,
 * PDP-07.1, PDP-07.2, PDP-07.4, PDP-29.1, PDP-29.2, BAS-07.1 to BAS-07.3).
 */
export function lowStockMessage(
  stock: unknown,
  { threshold, text }: { threshold: number; text: string },
  page: keyof typeof rules,
): LowStockAnswer {
  const count = countOf(stock)
  if (count === undefined) return { shows: false, because: `stock ${JSON.stringify(stock)} is not a number` }
  const { isLow, words } = rules[page]
  if (!isLow(count, threshold)) return { shows: false, because: `stock ${count} is not ${words} ${threshold}` }
  return { shows: true, message: text.replaceAll('{count}', String(count)) }
}

function countOf(stock: unknown): number | undefined {
  if (typeof stock !== 'number' && (typeof stock !== 'string' || stock.trim() === '')) return undefined
  const count = Number(stock)
  return Number.isFinite(count) ? Math.max(0, count) : undefined
}
