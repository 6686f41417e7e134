import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/accordion',
  ledger: 'PDP-01',
  title: 'Product information accordion',
  look: 'The information on the product: one part open at a time, all closed at first; "Reviews" leads down to them.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['productAccordion'],
  emits: [],
  fields: {},
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {}
