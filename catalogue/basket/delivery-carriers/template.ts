import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'
import { carrierFields } from '../../kit/draw/carrier-fields.ts'

export const template = defineTemplate({
  id: 'basket/delivery-carriers',
  ledger: 'BAS-03',
  title: 'Delivery carrier icons in the basket',
  look: 'The delivery carriers below the delivery text.',
  pages: ['basket'],
  devices: deviceTypes,
  anchors: ['basketDelivery'],
  emits: [],
  fields: carrierFields,
  needsOneOf: [['dpd', 'royalmail']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  dpd: '/catalogue/testing/icon.svg?dpd',
  royalmail: '/catalogue/testing/icon.svg?royalmail',
}
