import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { readAmount, readCount, readText } from '../read-value.ts'
import { omitUndefined, type SourceEntryOf } from '../source-entry.ts'

/** Reads a page's product from a schema.org Product; undefined when it has no id. */
export function productOf(product: UnknownFields): SourceEntryOf<'product'> | undefined {
  const { productGroupID, productID, sku, mpn } = product
  const productId = [productGroupID, productID, sku, mpn].map(readText).find(Boolean)
  if (productId === undefined) return undefined
  const offers = [product, ...listNodes(product.hasVariant)].flatMap(({ offers }) => listNodes(offers))
  const priced = offers.map(priceOf).find(({ price }) => price !== undefined)
  return {
    kind: 'product',
    ...omitUndefined({ currency: priced?.currency }),
    item: omitUndefined({
      productId,
      sku: readText(sku),
      name: readText(product.name),
      url: readText(product.url),
      price: priced?.price,
      was: priced?.was,
      stock: stockOf(offers),
      description: readText(product.description),
      categories: textsOf(product.category),
      images: textsOf(product.image),
      quantity: 1,
    }),
  }
}

/**
 * Reads the price of an Offer or an AggregateOffer, whose lowest price is used; a list price that is struck through is
 * the former price.
 */
function priceOf(offer: UnknownFields): { price?: number; was?: number; currency?: string } {
  const specified = listNodes(offer.priceSpecification)
  const isFormer = ({ priceType }: UnknownFields) => /(?:Strikethrough|List)Price$/.test(String(priceType))
  const now = specified.find((each) => !isFormer(each))
  return {
    price: [offer.price, offer.lowPrice, now?.price].map(readAmount).find((price) => price !== undefined),
    was: readAmount(specified.find(isFormer)?.price),
    currency: readText(offer.priceCurrency) ?? readText(now?.priceCurrency),
  }
}

/** Returns the sum of the offers' stock levels; 0 when none can be bought; undefined when they do not tell. */
function stockOf(offers: readonly UnknownFields[]): number | undefined {
  const levels = offers.flatMap(({ inventoryLevel }) => {
    const level = readCount(isFields(inventoryLevel) ? inventoryLevel.value : inventoryLevel)
    return level === undefined ? [] : level
  })
  if (levels.length > 0) return levels.reduce((sum, level) => sum + level, 0)
  const isGone = ({ availability }: UnknownFields) => /(?:OutOfStock|SoldOut|Discontinued)$/.test(String(availability))
  return offers.length > 0 && offers.every(isGone) ? 0 : undefined
}

function listNodes(value: unknown): UnknownFields[] {
  return [value].flat().filter(isFields)
}

/** Reads texts, or the addresses or names of things such as an ImageObject or a CategoryCode. */
function textsOf(value: unknown): string[] | undefined {
  const texts = [value].flat().flatMap((each) => {
    const text = isFields(each) ? [each.url, each.contentUrl, each.name].map(readText).find(Boolean) : readText(each)
    return text ?? []
  })
  return texts.length > 0 ? texts : undefined
}
