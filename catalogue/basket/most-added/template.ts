import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/most-added',
  ledger: 'BAS-01',
  title: '‘Most added’ notice on basket items',
  look: 'How many others added a product today, below each popular product in the bag.',
  pages: ['basket'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['basketItem'],
  reads: ['basketItem.productId', 'basketItem.sku', 'basketItem.link', 'basketItem.name'],
  emits: [],
  fields: {
    popularThreshold: number({ limits: { from: 0 }, required: true, meaning: 'Minimum count for the notice.' }),
    message: text({ meaning: 'First part of the text; {count} is replaced by the adds of a day.' }),
    message2: text({ meaning: 'Second part of the text; {count} is replaced too.' }),
    bagIcon: image({ meaning: 'Icon before the text.' }),
  },
  needsOneOf: [['message', 'message2']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  popularThreshold: 3,
  message: 'In demand:',
  message2: 'in {count} bags today',
}
