import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/colour-swatches',
  ledger: 'PDP-19',
  title: 'Place of the colour-swatch area',
  look: 'The colours of the shoe below the pictures, or in the buy panel before the sizes.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['colourSwatches', 'productPanel', 'productGallery'],
  emits: [],
  fields: {
    moveIn: boolean({ default: false, meaning: 'Move the area into the buy panel, before the sizes.' }),
    moveOut: boolean({ default: false, meaning: 'Move the area below the pictures.' }),
    isVisible: boolean({ default: true, meaning: 'Show the area.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { moveOut: true }
