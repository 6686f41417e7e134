import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/view-bag',
  ledger: 'PDP-12',
  title: 'View-bag prompt after adding to the bag',
  look: 'A link to the bag slides in half a second after a product is added.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: [],
  reads: ['miniCart.link'],
  needs: ['addresses.cart'],
  emits: ['cta-clicks'],
  fields: {},
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {}
