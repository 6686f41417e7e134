import { extremeProducts, longWord, shopProducts } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/listing.ts'
import source from '../samples/listing.ts?raw'

export const listing: KitPart<Content> = {
  id: 'listing',
  ledger: 'SHR-14',
  title: 'Listing marks',
  purpose: 'Marks products in a list that the shop sorts, filters and extends.',
  tryIt: 'Load more, sort, or redraw the list; hover or focus a badge.',
  sample: {
    content: {
      badge: 'Can be resoled',
      message: 'The sole is stitched, not glued.',
      sellingFast: 'Selling fast',
    },
    answers: { products: shopProducts(8) },
  },
  extreme: {
    content: {
      badge: longWord,
      message: `${longWord} werden genäht und nicht geklebt. `.repeat(4).trim(),
      sellingFast: 'Wird gerade außerordentlich häufig gekauft',
    },
    answers: { products: extremeProducts(5) },
  },
  rules: [
    ['SHR-14.1', 'Marks existing items, and items that appear by loading, filtering or sorting.'],
    ['SHR-14.2', 'Marks each product once; a redrawn item is marked again without a new request.'],
    ['SHR-14.3', 'Reads product and SKUs from the item’s attributes; an item without a product is not marked.'],
    ['SHR-14.4', 'Each kind of mark has its own corner.'],
  ],
  keys: [
    ['Tab', 'moves to each badge with an explanation'],
    ['Escape', 'hides the explanation'],
  ],
  access: 'The explanation is announced with its badge; clicks on marks reach the product.',
  source,
}
