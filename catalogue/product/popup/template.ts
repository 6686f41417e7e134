import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import {
  type ContentInput,
  type ContentOf,
  choice,
  color,
  image,
  length,
  number,
  rich,
  text,
  url,
} from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/popup',
  ledger: 'PDP-11',
  title: 'Timed popup with picture or text',
  look: 'After some seconds a picture or a text opens over the page; closed once, it does not come again.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: [],
  emits: ['cta-clicks'],
  fields: {
    imgUrl: image({ meaning: 'Picture that fills the popup.' }),
    url: url({ meaning: 'Where the popup leads.' }),
    timeout: number({ default: 0, meaning: 'Seconds before it appears.' }),
    closeColor: color({ default: '#000000', meaning: 'Colour of the close sign.' }),
    timesToShow: number({ default: 1, meaning: 'How many closes end it for the visitor.' }),
    xpName: text({ required: true, meaning: 'Name under which the counts are kept: letters, digits, - and _.' }),
    borderWidth: length({ default: '0', meaning: 'Width of the frame; none when 0.' }),
    borderColor: color({ default: '#000000', meaning: 'Colour of the frame.' }),
    contentText: rich({ meaning: 'Text over the picture; with it, the popup is one of text.' }),
    position: choice(['top', 'middle', 'bottom'], { default: 'middle', meaning: 'Place of the text in the popup.' }),
    textFontSize: length({ default: '18px', meaning: 'Size of the text.' }),
    contentTextColor: color({ default: '#000000', meaning: 'Colour of the text.' }),
    ctaLabel: text({ meaning: 'Words of the link under the text.' }),
    ctaTextColor: color({ default: '#000000', meaning: 'Colour of the link.' }),
    ctaFontSize: length({ default: '16px', meaning: 'Size of the link.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  xpName: 'half-price-delivery',
  contentText: '**Delivery is on us this weekend**\nAdd two pairs to your bag, and we pay the postage.',
  ctaLabel: 'See what is new',
  url: '/uk/en/shop/women',
}
