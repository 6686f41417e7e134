import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/star-colour',
  ledger: 'PDP-28',
  title: 'Other colour for rating stars',
  look: 'Another colour for filled stars next to the title and in the reviews.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['starRating'],
  emits: [],
  fields: {
    color: color({ required: true, meaning: 'Colour of filled stars.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  color: '#c27803',
}
