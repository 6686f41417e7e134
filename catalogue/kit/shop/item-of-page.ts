import type { BasketLine } from '../../../contract/shop-events.ts'
import { type BasketItem, basketItem } from './basket-item.ts'
import { productOfMarkup } from './product-of-markup.ts'
import { leadsTo, type ProductFacts, type ProductRules, readProduct } from './read-product.ts'
import { unreadFact } from './unread-fact.ts'

/**
 * Returns the item of a row that no rule of the site reaches: by schema.org markup in it, else the only line of the basket
 * whose sku or product id is in its link, or whose name it has, else the product with its link or name in the page's
 * JSON-LD.
 */
export function itemOfRow(row: Element, rules: ProductRules | undefined, lines: readonly BasketLine[]): BasketItem {
  const { skus, ...facts } = readProduct(row, rules)
  const item = itemOfFacts({ ...facts, sku: skus[0] }, lines)
  if (item.productId) return item
  const described = productOfMarkup(facts)
  return basketItem({ productId: described.productId, sku: onlyOne(described.skus) }, lines)
}

/** A product with several SKUs does not tell which of them is in the bag. */
function onlyOne([first, ...more]: readonly string[]): string | undefined {
  return more.length > 0 ? undefined : first
}

export type BasketRowFacts = Omit<ProductFacts, 'skus'> & { sku?: string }

export function itemOfFacts(facts: BasketRowFacts, lines: readonly BasketLine[]): BasketItem {
  if (facts.productId || facts.sku) return basketItem(facts, lines)
  return itemOfLines(matchLines(facts, lines))
}

/** Returns why nothing is shown in rows that tell nothing of their product. */
export const unreadRow = () => unreadFact('basketItem.productId')

/** Returns the lines that fit a row by the first of its traits that fits any. */
function matchLines(
  { link, name }: Pick<ProductFacts, 'link' | 'name'>,
  lines: readonly BasketLine[],
): readonly BasketLine[] {
  const traits: ((product: BasketLine['product']) => boolean)[] = [
    ({ sku }) => leadsTo(link, sku),
    ({ productId }) => leadsTo(link, productId),
    (product) => name !== undefined && product.name === name,
  ]
  const found = traits.map((fits) => lines.filter(({ product }) => fits(product)))
  return found.find(({ length }) => length > 0) ?? []
}

/** Two sizes of a product are two lines: then the product is known, and which of them it is not. */
function itemOfLines(lines: readonly BasketLine[]): BasketItem {
  const [first] = lines
  const isOne = lines.every(({ product }) => product.productId === first?.product.productId)
  return isOne ? { productId: first?.product.productId, line: lines.length === 1 ? first : undefined } : {}
}
