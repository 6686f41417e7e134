import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, image, length, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/nav-hover-popup',
  ledger: 'BAS-09',
  title: 'Popup picture when the pointer reaches the menu',
  look: 'In the bag: move the pointer to the menu, and a picture opens. It comes once to a visitor.',
  pages: ['basket'],
  devices: ['computer', 'tablet'],
  anchors: ['navMenu'],
  emits: ['cta-clicks'],
  fields: {
    imgUrl: image({ required: true, meaning: 'Picture that fills the popup.' }),
    url: url({ meaning: 'Where it leads.' }),
    closeColor: color({ default: '#000000', meaning: 'Colour of the close sign.' }),
    xpName: text({ required: true, meaning: 'Name under which the count is kept: letters, digits, - and _.' }),
    borderWidth: length({ default: '0', meaning: 'Width of the frame; none when 0.' }),
    borderColor: color({ default: '#000000', meaning: 'Colour of the frame.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  imgUrl: '/catalogue/testing/icon.svg',
  url: '/uk/en/shop/new',
  xpName: 'before-you-go',
}
