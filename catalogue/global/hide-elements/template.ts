import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, texts } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/hide-elements',
  ledger: 'GLB-11',
  title: 'Hide chosen elements',
  look: 'Configured parts of the page are hidden.',
  pages: pageTypes,
  devices: deviceTypes,
  anchors: [],
  emits: [],
  fields: {
    hideEl: texts({ form: 'selector', required: true, meaning: 'Selectors of the elements to hide.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  hideEl: ['[data-anchor="crossSell"]', '[data-anchor="stockText"]'],
}
