import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/footer-badge',
  ledger: 'GLB-04',
  title: 'Badge in the footer',
  look: 'A picture with text at the end of the footer.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: ['footer'],
  emits: ['cta-clicks'],
  fields: {
    imageUrl: image({ required: true, meaning: 'Picture.' }),
    message: text({ meaning: 'Text below the title.' }),
    url: url({ meaning: 'Address of the link.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  imageUrl: '/catalogue/testing/icon.svg',
  message: 'Made to be repaired',
  url: '/uk/en/help',
}
