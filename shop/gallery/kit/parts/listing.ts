import { extremeProducts, longWord, shopProducts } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/listing.ts'
import source from '../samples/listing.ts?raw'

export const listing: KitPart<Content> = {
  id: 'listing',
  ledger: 'SHR-14',
  title: 'Listing marks',
  purpose: 'Marks the products of a list that the shop sorts, filters and loads as it likes.',
  tryIt: 'Load more, sort, or let the shop draw its list anew; put the pointer or the focus on a badge.',
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
    ['SHR-14.1', 'Items are marked that are there, and those that come by loading, filter and sort.'],
    ['SHR-14.2', 'Once a product; one that is drawn anew is marked again without a new request.'],
    ['SHR-14.3', 'Product and skus are read from the item’s attributes; without product it is left alone.'],
    ['SHR-14.4', 'Each kind of mark has a corner of its own.'],
  ],
  keys: [
    ['Tab', 'goes to each badge that explains itself'],
    ['Escape', 'hides the explanation'],
  ],
  access: 'An explanation is read with its badge; marks take no click away from the product.',
  source,
}
