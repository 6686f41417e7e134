import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/first-image',
  ledger: 'CAT-10',
  title: 'First picture chosen on each listing item',
  look: 'On each shoe of the list: the first of its small pictures is chosen.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid', 'gridThumbs'],
  emits: [],
  fields: {
    updateFirstImg: boolean({ default: true, meaning: 'Choose the first picture.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { updateFirstImg: true }
