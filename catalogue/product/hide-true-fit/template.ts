import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/hide-true-fit',
  ledger: 'PDP-10',
  title: 'Hide the true-fit widget',
  look: 'Under the sizes: the box that finds a size is gone.',
  pages: ['product'],
  devices: deviceTypes,
  // It does not wait for the widget: one that comes later must find its style there before it is painted (PDP-10.3).
  anchors: [],
  emits: [],
  fields: {
    removeTrueFit: boolean({ default: true, meaning: 'Hide the widget.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  removeTrueFit: true,
}
