import type { OrderRules } from '../../../../contract/script-config.ts'
import type { ReadingRule } from '../../../../contract/site-settings.ts'
import { readAmount, readCount } from '../read-value.ts'
import { omitUndefined, type SourceEntryOf } from '../source-entry.ts'

/**
 * Returns the order of a page with the values that the site's rules find; they count more than what the platform's theme
 * tells. Undefined where neither finds the id and the total of an order.
 */
export function orderByRules(
  document: Document,
  rules: OrderRules,
  order: SourceEntryOf<'order'> | undefined,
): SourceEntryOf<'order'> | undefined {
  const amountOf = (rule: ReadingRule | undefined) => readAmount(readByRule(document, rule))
  const transactionId = readByRule(document, rules.id) ?? order?.transactionId
  const total = amountOf(rules.total) ?? order?.total
  if (!transactionId || total === undefined) return order
  const extras = [rules.shipping, rules.tax].map(amountOf)
  const rest = extras.some((extra) => extra !== undefined)
    ? readAmount(total - extras.reduce<number>((sum, extra = 0) => sum + extra, 0))
    : undefined
  const currency = readByRule(document, rules.currency) ?? order?.currency
  const quantity = readCount(readByRule(document, rules.quantity)) ?? order?.quantity
  const subtotal = amountOf(rules.subtotal) ?? rest ?? order?.subtotal
  return {
    kind: 'order',
    items: order?.items ?? [],
    transactionId,
    total,
    ...omitUndefined({ currency, quantity, subtotal }),
  }
}

function readByRule(document: Document, rule: ReadingRule | undefined): string | undefined {
  if (!rule) return undefined
  const { selector = 'body', attribute, pattern } = rule
  const element = document.querySelector(selector)
  const text = attribute ? element?.getAttribute(attribute) : element?.textContent
  return (pattern ? new RegExp(pattern).exec(text ?? '')?.[1] : text)?.trim() || undefined
}
