import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/recommendations',
  ledger: 'BAS-04',
  title: 'Recommendations in the basket',
  look: 'In the bag, a row of recommendations after the summary that can be added directly.',
  pages: ['basket'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['basketSummary'],
  needs: ['addToBag'],
  emits: [],
  fields: {
    headline: text({ default: 'You may also like', meaning: 'Heading over the carousel.' }),
    placementId: text({ required: true, meaning: 'The placement that delivers the items.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { placementId: 'also-like' }
