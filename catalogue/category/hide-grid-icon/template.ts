import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/hide-grid-icon',
  ledger: 'CAT-07',
  title: 'No grid icon on phones',
  look: 'On phones, the bar above the list has no icon to change the number of columns.',
  pages: ['category'],
  devices: ['mobile'],
  anchors: ['gridToggle'],
  emits: [],
  fields: {
    isVisible: boolean({ default: false, meaning: 'Whether the icon is shown.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { isVisible: false }
