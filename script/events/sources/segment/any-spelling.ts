import type { UnknownFields } from '../../../../contract/json.ts'

/** `product_id`, `productId` and `Product ID` are one name. */
function spellingOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/**
 * Returns fields that can be read by the names of Segment's spec, whatever their spelling: shops write `productId` and
 * `ProductID` as well. A field in the spelling of the spec takes precedence.
 */
export function inAnySpelling(fields: UnknownFields): UnknownFields {
  const bySpelling = new Map(Object.entries(fields).map(([name, value]) => [spellingOf(name), value]))
  return new Proxy(fields, {
    get: (own, name) =>
      typeof name === 'symbol' || Object.keys(own).includes(name)
        ? Reflect.get(own, name)
        : bySpelling.get(spellingOf(name)),
  })
}

/** The names of an older spec, and others in use, by the name they have now. */
const olderNames: Record<string, readonly string[]> = {
  'Product List Viewed': [
    'Viewed Product Category',
    'Viewed Product List',
    'Product Category Viewed',
    'Viewed Category',
  ],
  'Product Viewed': ['Viewed Product'],
  'Product Added': ['Added Product', 'Added to Cart', 'Product Added to Cart', 'Add to Cart'],
  'Product Removed': ['Removed Product', 'Removed from Cart', 'Product Removed from Cart', 'Remove from Cart'],
  'Cart Viewed': ['Viewed Cart'],
  'Checkout Started': ['Started Checkout', 'Started Order', 'Order Started'],
  'Order Completed': ['Completed Order', 'Purchase', 'Order Placed'],
  'Products Searched': ['Searched Products', 'Product Searched', 'Searched'],
}

const bySpelling = new Map(
  Object.entries(olderNames).flatMap(([now, older]) => [now, ...older].map((name) => [spellingOf(name), now])),
)

/** Returns the name in Segment's spec (v2) of an event in any capitals, or of its older name; undefined for another event. */
export function currentNameOf(event: string): string | undefined {
  return bySpelling.get(spellingOf(event))
}
