import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'
import { sellingFastFields } from '../../kit/products/selling-fast-fields.ts'

export const template = defineTemplate({
  id: 'product/selling-fast',
  ledger: 'PDP-06',
  title: 'Selling-fast badge on the product page',
  look: 'A badge over the top left corner of the pictures with the number of recent purchases.',
  pages: ['product'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['productGallery'],
  emits: [],
  fields: sellingFastFields,
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  text: 'Selling fast: {count} pairs this week',
  bucketTime: 10_080,
  threshold: 2,
}
