import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'
import { carrierFields } from '../../kit/draw/carrier-fields.ts'

export const template = defineTemplate({
  id: 'global/delivery-carriers',
  ledger: 'GLB-06',
  title: 'Delivery carrier icons in the footer',
  look: 'The delivery carriers at the end of the footer.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: ['footer'],
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
