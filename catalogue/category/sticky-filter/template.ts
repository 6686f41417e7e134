import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/sticky-filter',
  ledger: 'CAT-02',
  title: 'Filter bar that stays in view on phones',
  look: 'On phones, the bar with filter and sort stays below the header while the list is scrolled.',
  pages: ['category'],
  devices: ['mobile'],
  anchors: ['filterBar', 'productGrid'],
  emits: [],
  fields: {
    stick: boolean({ default: true, meaning: 'Make the bar sticky.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { stick: true }
