import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import type { ContentInput, ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/popularity-counts',
  ledger: 'GLB-13',
  title: 'Counting behind popularity messages',
  look: 'Nothing visible: counts views, basket adds and purchases for other experiences.',
  pages: pageTypes,
  devices: deviceTypes,
  callsService: true,
  anchors: [],
  emits: [],
  fields: {},
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {}
