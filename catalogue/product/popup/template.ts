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
  look: 'A popup with a picture or text after some seconds; when closed, it does not appear again.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: [],
  emits: ['cta-clicks'],
  fields: {
    imgUrl: image({ meaning: 'Picture that fills the popup.' }),
    url: url({ meaning: 'Address of the link of the popup.' }),
    timeout: number({ limits: { from: 0 }, default: 5, meaning: 'Seconds before it appears.' }),
    closeColor: color({ default: '#000000', meaning: 'Colour of the close button.' }),
    timesToShow: number({
      limits: { whole: true, from: 1 },
      default: 1,
      meaning: 'Number of closes after which it no longer appears.',
    }),
    xpName: text({
      form: 'popup-name',
      required: true,
      meaning: 'Name under which the counts are stored: letters, digits, - and _.',
    }),
    borderWidth: length({ default: '0', meaning: 'Width of the frame; 0 for none.' }),
    borderColor: color({ default: '#000000', meaning: 'Colour of the frame.' }),
    title: text({ meaning: 'Heading over the text, in the type of the shop.' }),
    contentText: rich({ meaning: 'Text over the picture; makes the popup a text popup.' }),
    position: choice(['top', 'middle', 'bottom'], { default: 'middle', meaning: 'Position of the text in the popup.' }),
    textFontSize: length({ default: '18px', meaning: 'Size of the text.' }),
    contentTextColor: color({ default: '#000000', meaning: 'Colour of the text.' }),
    ctaLabel: text({ meaning: 'Text of the link below the text.' }),
    ctaTextColor: color({ default: '#000000', meaning: 'Colour of the link.' }),
    ctaFontSize: length({ default: '16px', meaning: 'Size of the link.' }),
  },
  needsOneOf: [['imgUrl', 'contentText']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  xpName: 'half-price-delivery',
  timeout: 0,
  title: 'Delivery is on us this weekend',
  contentText: 'Add two pairs to your bag, and we pay the postage.',
  ctaLabel: 'See what is new',
  url: '/uk/en/shop/women',
}
