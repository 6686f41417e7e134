import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/swap-filter-sort',
  ledger: 'CAT-03',
  title: 'Filter and sort change places on phones',
  look: 'On a phone: in the bar over the list the choice of order comes first, then the filters.',
  pages: ['category'],
  devices: ['mobile'],
  anchors: ['filterButton', 'sortControl'],
  emits: [],
  fields: {
    swapButtons: boolean({ default: true, meaning: 'Swap the two.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { swapButtons: true }
