import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/view-bag',
  ledger: 'PDP-12',
  title: 'View-bag prompt after adding to the bag',
  look: 'Put a pair into the bag: half a second later the way to the bag slides in.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: [],
  emits: ['cta-clicks'],
  fields: {},
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {}
