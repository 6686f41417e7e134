import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/description-open',
  ledger: 'PDP-20',
  title: 'Description opened from the start',
  look: 'The description in the product information is open without a click.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['productAccordion', 'descriptionPanel'],
  emits: [],
  fields: {
    isOpen: boolean({ default: true, meaning: 'Open the description.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { isOpen: true }
