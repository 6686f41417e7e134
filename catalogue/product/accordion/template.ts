import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/accordion',
  ledger: 'PDP-01',
  title: 'Product information accordion',
  look: 'The product information as an accordion, closed at first, with one part open at a time. "Reviews" scrolls to the reviews.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['productAccordion'],
  reads: [
    'productAccordion.delivery',
    'productAccordion.returns',
    'productAccordion.details',
    'productAccordion.reviews',
  ],
  emits: [],
  fields: {},
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {}
