import { type EmittedEvent, withoutNamespace } from '../../contract/event.ts'

type Fields = Record<string, unknown>

/** Brings a shop's event into the mapped form (MP-04); other events pass through untouched (MP-01). */
export function mapEvent(event: EmittedEvent): EmittedEvent {
  const { product } = event
  const type = withoutNamespace(event.meta.type)
  return type === 'ecProduct' && isFields(product) ? { ...event, product: mapProduct(product) } : event
}

/** The id is a text, the price's value a number, images a list of texts; an empty stock text is removed. */
function mapProduct({ stock, ...product }: Fields): Fields {
  const { productId, price, images } = product
  if (typeof productId === 'number') product.productId = String(productId)
  if (isFields(price)) product.price = { ...price, value: toNumber(price.value) }
  if (images !== undefined) product.images = [images].flat().filter((image) => typeof image === 'string')
  const isEmpty = stock === undefined || (typeof stock === 'string' && stock.trim() === '')
  return isEmpty ? product : { ...product, stock: toNumber(stock) }
}

/** A numeric text becomes a number; anything else stays what it is. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() && Number.isFinite(Number(value)) ? Number(value) : value
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
