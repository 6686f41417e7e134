import type { Content } from './template.ts'

export type LowStockAnswer = { shows: true; message: string } | { shows: false; because: string }

/** Whether a stock is low, and in which words (PDP-07.1, PDP-07.2, PDP-07.4). A negative stock counts as 0 (PO-08). */
export function lowStockMessage(
  stock: unknown,
  { threshold, text }: Pick<Content, 'threshold' | 'text'>,
): LowStockAnswer {
  const count = countOf(stock)
  if (count === undefined) return { shows: false, because: `stock ${JSON.stringify(stock)} is not a number` }
  if (count > threshold) return { shows: false, because: `stock ${count} is above ${threshold}` }
  return { shows: true, message: text.replaceAll('{count}', String(count)) }
}

function countOf(stock: unknown): number | undefined {
  if (typeof stock !== 'number' && (typeof stock !== 'string' || stock.trim() === '')) return undefined
  const count = Number(stock)
  return Number.isFinite(count) ? Math.max(0, count) : undefined
}
