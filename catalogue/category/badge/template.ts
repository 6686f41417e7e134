import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/badge',
  ledger: 'CAT-05',
  title: 'Badge on chosen listing items',
  look: 'Over the pictures of some shoes of the list: a badge, which explains itself on hover and focus.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid', 'gridItem'],
  emits: [],
  fields: {
    badgeText: text({ meaning: 'Words of the badge, or what its picture says.' }),
    dataID: text({ required: true, meaning: 'The dataset whose keys are the skus that carry the badge.' }),
    message: text({ meaning: 'A longer explanation, shown as a tip.' }),
    imageUrl: image({ meaning: 'Picture of the badge, in place of its words.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  badgeText: 'Repairable',
  dataID: 'repairable',
  message: 'We can give this pair a new sole, as often as you walk the old one off.',
}
