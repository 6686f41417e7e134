import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, image, length, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/nav-hover-popup',
  ledger: 'BAS-09',
  title: 'Popup picture when the pointer reaches the menu',
  look: 'In the bag, a popup with a picture and words opens when the pointer reaches the menu, once per visitor.',
  pages: ['basket'],
  devices: ['computer', 'tablet'],
  anchors: ['navMenu'],
  emits: ['cta-clicks'],
  fields: {
    imgUrl: image({ required: true, meaning: 'The picture, which fills the popup or stands above its words.' }),
    title: text({ meaning: 'Heading below the picture.' }),
    text: text({ meaning: 'Text below the heading.' }),
    linkText: text({ meaning: 'Words of the link; without them the picture is the link.' }),
    url: url({ meaning: 'Address of the link.' }),
    closeColor: color({ default: '#000000', meaning: 'Colour of the close button.' }),
    xpName: text({
      form: 'popup-name',
      required: true,
      meaning: 'Name under which the count is stored: letters, digits, - and _.',
    }),
    borderWidth: length({ default: '0', meaning: 'Width of the frame; 0 for none.' }),
    borderColor: color({ default: '#000000', meaning: 'Colour of the frame.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  imgUrl: '/catalogue/testing/icon.svg',
  title: 'New shoes are in',
  text: 'Have a look before you pay.',
  linkText: 'See what is new',
  url: '/uk/en/shop/new',
  xpName: 'before-you-go',
}
