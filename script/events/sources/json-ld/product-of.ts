import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { pathOf } from '../path-of.ts'
import { readAmount, readCount, readCurrency, readFirstAmount, readFirstText, readText } from '../read-value.ts'
import { omitUndefined, type SourceEntryOf } from '../source-entry.ts'

/**
 * Reads a page's product from a schema.org Product; undefined when it has no id. Of a group the variant of the page's
 * address counts, where there is one.
 */
export function productOf(product: UnknownFields, pageUrl?: string): SourceEntryOf<'product'> | undefined {
  const { productGroupID, productID, sku, mpn } = product
  const productId = readFirstText(productGroupID, productID, sku, mpn)
  if (productId === undefined) return undefined
  const variants = listNodes(product.hasVariant)
  const chosen = variants.filter((variant) => pageUrl && isOfVariant(variant, pageUrl))
  const [variant] = chosen.length === 1 ? chosen : []
  const offers = [product, ...(variant ? [variant] : variants)].flatMap(listOffers)
  const single = offers.flatMap((offer) => (offer.offers ? listOffers(offer) : [offer]))
  const priced = [...offers, ...single].map(priceOf).find(({ price }) => price !== undefined)
  return {
    kind: 'product',
    ...omitUndefined({ currency: priced?.currency }),
    item: omitUndefined({
      productId,
      sku: readFirstText(sku, variant?.sku),
      name: readText(product.name),
      url: readText(product.url),
      price: priced?.price,
      was: priced?.was,
      stock: stockOf(single),
      description: readText(product.description),
      categories: textsOf(product.category),
      images: textsOf(product.image),
      quantity: 1,
    }),
  }
}

/** Returns whether a product names the path of the page, itself or by one of its offers. */
export function isOfPath(product: UnknownFields, pageUrl: string): boolean {
  return addressesOf(product).some((address) => pathOf(address, pageUrl) === pathOf(pageUrl))
}

/** Returns whether the address of a variant is the page's, which may have further parameters. */
function isOfVariant(variant: UnknownFields, pageUrl: string): boolean {
  const page = new URL(pageUrl)
  return (
    isOfPath(variant, pageUrl) &&
    addressesOf(variant).every((address) =>
      [...new URLSearchParams(address.split('#')[0]?.split('?')[1])].every(
        ([name, value]) => page.searchParams.get(name) === value,
      ),
    )
  )
}

function addressesOf(product: UnknownFields): string[] {
  return [product, ...listOffers(product)].flatMap(({ url }) => readText(url) ?? [])
}

function listOffers({ offers }: UnknownFields): UnknownFields[] {
  return listNodes(offers)
}

/** What else than the price of today a price may be: the one before a reduction, or the one that the maker advises. */
const formerPrice = /(?:(?:Strikethrough|List|Regular)Price|SRP)$/

/**
 * Reads the price of an Offer or an AggregateOffer, whose lowest price is used; prices for members alone do not count.
 */
function priceOf(offer: UnknownFields): { price?: number; was?: number; currency?: string } {
  const specified = listNodes(offer.priceSpecification).filter(({ validForMemberTier }) => !validForMemberTier)
  const isFormer = ({ priceType }: UnknownFields) => formerPrice.test(String(priceType))
  const now = specified.find((each) => !isFormer(each)) ?? specified[0]
  const price = readFirstAmount(offer.price, offer.lowPrice, now?.price, now?.minPrice)
  const was = readAmount(specified.find(isFormer)?.price)
  return {
    price,
    was: was !== undefined && price !== undefined && was > price ? was : undefined,
    currency: readCurrency(offer.priceCurrency, now?.priceCurrency),
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
