import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, text, url } from '../../fields.ts'
import { britishPart } from './british-part.ts'

export const template = defineTemplate({
  id: 'category/top-banner',
  ledger: 'CAT-15',
  title: 'Top banner on UK category pages',
  look: "On category pages, a banner below the header in place of the shop's promotion.",
  pages: ['category'],
  devices: deviceTypes,
  paths: { include: [britishPart] },
  anchors: ['headerPromo', 'promoWrapper'],
  emits: ['cta-clicks'],
  fields: {
    bannerLink: url({ meaning: 'Address of the link.' }),
    bannerMessage: text({ required: true, meaning: 'The text.' }),
    backgroundColour: color({ default: '#000000', meaning: 'Background.' }),
    textColour: color({ default: '#ffffff', meaning: 'Colour of the text.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  bannerLink: '/uk/en/shop/kids',
  bannerMessage: 'Back to school: two pairs for growing feet, one of them half price',
  backgroundColour: '#2a3fd0',
}
