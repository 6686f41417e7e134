import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/recommendations',
  ledger: 'CAT-04',
  title: 'Recommendations before the footer',
  look: 'Recommended products below the list, four at first and more on demand.',
  pages: ['category'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['footer'],
  emits: [],
  fields: {
    headline: text({ default: 'You may also like', meaning: 'Heading of the section.' }),
    placementId: text({ required: true, meaning: 'The placement that delivers the products.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { placementId: 'also-like' }
