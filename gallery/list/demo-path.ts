import type { PageType } from '../../contract/shop-events.ts'
import { products } from '../../shop/products/products.ts'

/** An address for each page type, in the order in which a template's page types are tried. */
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

/** Templates that are shown on a particular product. */
const productOf: Record<string, () => string | undefined> = {
  'product/low-stock': fewestLeft,
  // It counts on every page, but only products have numbers to see.
  'global/popularity-counts': () => products[0]?.productId,
}

type ShownTemplate = {
  /** The id of its template. */
  id: string
  pages: readonly PageType[]
  /** Parts of addresses to which the site limits it. */
  include?: readonly string[]
}

/** Returns the path of a page on which an experience can be seen. @throws when the shop has none of its pages */
export function demoPath({ id, pages, include: [first = '/uk/en'] = [] }: ShownTemplate): string {
  const [front = '/uk/en'] = first.match(/^\/\w\w\/\w\w/) ?? []
  // If the site limits it to one page, use that page.
  if (first.length > front.length + 1 && first.startsWith(front)) return first
  const productId = productOf[id]?.()
  if (productId) return `${front}/product/${productId}`
  const found = paths.find(([type]) => pages.includes(type))
  if (!found) throw new Error(`The shop has no page of type ${pages.join(', ')} for ${id}`)
  return front + found[1]
}

/** Returns the product with the most sizes that are low in stock. */
function fewestLeft(): string | undefined {
  const hasFewSizes = ({ sizes }: (typeof products)[number]) =>
    sizes.filter(({ stock }) => typeof stock === 'number' && stock > 0 && stock <= 5).length
  return products.toSorted((a, b) => hasFewSizes(b) - hasFewSizes(a))[0]?.productId
}
