import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/product-link',
  ledger: 'BAS-06',
  title: 'Link from each basket item back to its product',
  look: 'In the bag, a link to the product page below the text of each product.',
  pages: ['basket'],
  devices: deviceTypes,
  anchors: ['basketItem'],
  reads: ['basketItem.productId', 'basketItem.sku', 'basketItem.link', 'basketItem.name'],
  uses: ['addresses.product'],
  emits: [],
  fields: {},
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {}
