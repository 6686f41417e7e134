import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, length } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/filter-text',
  ledger: 'CAT-11',
  title: 'Size and colour of filter words',
  look: 'The text of filters and sort control in another size and colour.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['filterText'],
  emits: [],
  fields: {
    textSize: length({ meaning: 'Size of the text.' }),
    color: color({ meaning: 'Colour of the text.' }),
  },
  needsOneOf: [['textSize', 'color']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  textSize: '18px',
  color: '#2a3fd0',
}
