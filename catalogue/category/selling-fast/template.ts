import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'
import { sellingFastFields } from '../../kit/products/selling-fast-fields.ts'

export const template = defineTemplate({
  id: 'category/selling-fast',
  ledger: 'CAT-12',
  title: 'Selling-fast badge on listing items',
  look: 'A badge over the pictures of best-selling products in the list, with the number of recent purchases.',
  pages: ['category'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['productGrid', 'gridItem'],
  reads: ['gridItem.productId', 'gridItem.link', 'gridItem.name'],
  emits: [],
  fields: sellingFastFields,
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  text: 'Selling fast: {count} this week',
  bucketTime: 10_080,
  threshold: 2,
}
