import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/most-added',
  ledger: 'BAS-01',
  title: '‘Most added’ notice on basket items',
  look: 'Under each pair in the bag that many others took today: how many.',
  pages: ['basket'],
  devices: deviceTypes,
  anchors: ['basketItem'],
  emits: [],
  fields: {
    popularThreshold: number({ required: true, meaning: 'The smallest count for the notice.' }),
    message: text({ meaning: 'Its first words; {count} is replaced by the adds of a day.' }),
    message2: text({ meaning: 'Further words, with {count} as well.' }),
    bagIcon: image({ meaning: 'Icon before the words.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  popularThreshold: 3,
  message: 'In demand:',
  message2: 'in {count} bags today',
}
