import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/badge',
  ledger: 'CAT-05',
  title: 'Badge on chosen listing items',
  look: 'A badge over the pictures of some products in the list, with a tooltip on hover and focus.',
  pages: ['category'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['productGrid', 'gridItem'],
  reads: ['gridItem.skus', 'gridItem.productId', 'gridItem.link', 'gridItem.name'],
  emits: [],
  fields: {
    badgeText: text({ meaning: 'Text of the badge, or alt text of its picture.' }),
    dataID: text({ required: true, meaning: 'Dataset whose keys are the SKUs with the badge.' }),
    message: text({ meaning: 'A longer explanation, shown as a tooltip.' }),
    imageUrl: image({ meaning: 'Picture of the badge, in place of its text.' }),
  },
  needsOneOf: [['badgeText', 'imageUrl']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  badgeText: 'Repairable',
  dataID: 'repairable',
  message: 'We can give this pair a new sole, as often as you walk the old one off.',
}
