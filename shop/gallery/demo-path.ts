import type { PageType } from '../../contract/shop-events.ts'
import { products } from '../products/products.ts'

/** Where each kind of page can be seen, in the order in which a template's pages are tried. */
const paths: [PageType, string][] = [
  ['home', '/uk/en/'],
  ['category', '/uk/en/shop/women'],
  ['product', `/uk/en/product/${products[0]?.productId}`],
  ['basket', '/uk/en/cart'],
]

/** Templates that show themselves on a particular product. */
const productOf: Record<string, () => string | undefined> = { 'product/low-stock': fewestLeft }

/** A page of the shop on which a template can be seen. @throws when none of its pages exists yet */
export function demoPath(templateId: string, pages: readonly PageType[]): string {
  const productId = productOf[templateId]?.()
  if (productId) return `/uk/en/product/${productId}`
  const found = paths.find(([type]) => pages.includes(type))
  if (!found) throw new Error(`The shop has no page of type ${pages.join(', ')} for ${templateId}`)
  return found[1]
}

/** The product with the most sizes of which few pairs are left. */
function fewestLeft(): string | undefined {
  const few = ({ sizes }: (typeof products)[number]) =>
    sizes.filter(({ stock }) => typeof stock === 'number' && stock > 0 && stock <= 5).length
  return products.toSorted((a, b) => few(b) - few(a))[0]?.productId
}
