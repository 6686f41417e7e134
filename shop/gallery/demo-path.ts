import type { PageType } from '../../contract/shop-events.ts'
import { products } from '../products/products.ts'

/** Where each kind of page can be seen on a shop front, in the order in which a template's pages are tried. */
const paths: [PageType, string][] = [
  ['home', '/'],
  ['category', '/shop/women'],
  ['product', `/product/${products[0]?.productId}`],
  ['basket', '/cart'],
  ['checkout', '/checkout/delivery'],
  ['search', '/search/index?query=boot'],
  ['account', '/account'],
  ['help', '/help'],
]

/** Templates that show themselves on a particular product. */
const productOf: Record<string, () => string | undefined> = { 'product/low-stock': fewestLeft }

type ShownTemplate = {
  /** Of its template. */
  id: string
  pages: readonly PageType[]
  /** Parts of addresses to which the site limits it. */
  include?: readonly string[]
}

/** A page of the shop on which an experience can be seen. @throws when none of its pages exists yet */
export function demoPath({ id, pages, include: [first = '/uk/en'] = [] }: ShownTemplate): string {
  const [front = '/uk/en'] = first.match(/^\/\w\w\/\w\w/) ?? []
  // Limited to a page: that one.
  if (first.length > front.length + 1 && first.startsWith(front)) return first
  const productId = productOf[id]?.()
  if (productId) return `${front}/product/${productId}`
  const found = paths.find(([type]) => pages.includes(type))
  if (!found) throw new Error(`The shop has no page of type ${pages.join(', ')} for ${id}`)
  return front + found[1]
}

/** The product with the most sizes of which few pairs are left. */
function fewestLeft(): string | undefined {
  const hasFewSizes = ({ sizes }: (typeof products)[number]) =>
    sizes.filter(({ stock }) => typeof stock === 'number' && stock > 0 && stock <= 5).length
  return products.toSorted((a, b) => hasFewSizes(b) - hasFewSizes(a))[0]?.productId
}
