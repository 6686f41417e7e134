import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { bareList, boolean, type ContentInput, type ContentOf, number } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/media-reorder',
  ledger: 'PDP-24',
  title: 'Other order of the product pictures',
  look: 'The second picture of the product comes first, as thumbnail and large.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['productGallery'],
  emits: [],
  fields: {
    isMoved: boolean({ default: true, meaning: 'Reorder the media.' }),
    order: bareList(
      { position: number({ limits: { whole: true, from: 1 }, required: true, meaning: 'A position, from 1.' }) },
      { default: [{ position: 2 }], meaning: 'Positions to move to the start, in order: 2, or 3 and 1.' },
    ),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { order: [2] }
