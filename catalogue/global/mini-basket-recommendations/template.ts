import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/mini-basket-recommendations',
  ledger: 'GLB-10',
  title: 'Recommendations in the mini basket',
  look: 'Recommendations below the items of the mini basket. Add a product to the bag and open it from the header.',
  pages: pageTypes.filter((page) => page !== 'basket' && page !== 'checkout'),
  devices: deviceTypes,
  callsService: true,
  anchors: ['miniCart'],
  emits: [],
  fields: {
    headline: text({ default: 'You may also like', meaning: 'Heading over the carousel.' }),
    placementId: text({ required: true, meaning: 'The placement that delivers the items.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { placementId: 'also-like' }
