import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, list, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/technology-icons',
  ledger: 'PDP-03',
  title: 'Icons of the technologies a product uses',
  look: 'Icons of the technologies in the shoe, at the start of the description.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['descriptionPanel'],
  emits: [],
  fields: {
    technologies: list(
      {
        text: text({ required: true, meaning: 'Text to find in name and description, and to show.' }),
        imageUrl: image({ required: true, meaning: 'Its icon.' }),
      },
      { required: true, meaning: 'Technologies that can be shown, in order.' },
    ),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  technologies: [
    { text: 'Court shoe', imageUrl: '/catalogue/testing/icon.svg?court' },
    { text: 'Cushioned sole', imageUrl: '/catalogue/testing/icon.svg?sole' },
  ],
}
