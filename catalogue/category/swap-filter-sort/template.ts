import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/swap-filter-sort',
  ledger: 'CAT-03',
  title: 'Filter and sort change places on phones',
  look: 'On phones, the sort control comes before the filter button in the bar above the list.',
  pages: ['category'],
  devices: ['mobile'],
  anchors: ['filterButton', 'sortControl'],
  emits: [],
  fields: {
    swapButtons: boolean({ default: true, meaning: 'Swap the two controls.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { swapButtons: true }
