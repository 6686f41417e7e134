import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, list, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/feature-icons',
  ledger: 'PDP-18',
  title: 'Feature icons of the product',
  look: 'Features of the shoe with icons, below the pictures.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['productGallery'],
  emits: [],
  fields: {
    pFeatures: list(
      {
        imageUrl: image({ required: true, meaning: 'Its icon.' }),
        text: text({ meaning: 'Its label.' }),
      },
      { required: true, meaning: 'The features, in order.' },
    ),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  pFeatures: [
    { imageUrl: '/catalogue/testing/icon.svg?wool', text: 'Warm to -10 °C' },
    { imageUrl: '/catalogue/testing/icon.svg?sole', text: 'Resoled for you' },
  ],
}
