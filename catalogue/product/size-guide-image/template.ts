import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/size-guide-image',
  ledger: 'PDP-04',
  title: 'Other picture in the size guide',
  look: 'Another picture in the size guide.',
  pages: ['product'],
  devices: deviceTypes,
  // Has no anchors: the picture may be drawn only when the guide is opened.
  anchors: ['sizeGuide'],
  emits: [],
  fields: {
    imageUrl: image({ required: true, meaning: 'The picture.' }),
    altText: text({ meaning: "Its alt text; empty for the shop's own." }),
  },
  searches: () => [['sizeGuideImage']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  imageUrl: '/catalogue/testing/icon.svg?foot',
  altText: 'A foot on a sheet of paper',
}
