import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, color, image, list, text, url } from '../../fields.ts'
import { bannerRoom } from './banner-room.ts'

export const template = defineTemplate({
  id: 'global/offer-banner',
  ledger: 'GLB-01',
  title: 'Offer banner with up to three messages',
  look: 'Up to three offers above the header, which scroll away with the page.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: ['header'],
  emits: ['cta-clicks'],
  fields: {
    messages: list(
      {
        title: text({ required: true, meaning: 'The text.' }),
        isBold: boolean({ default: false, meaning: 'Bold text.' }),
        link: url({ meaning: 'Address of the link of the message.' }),
        icon: image({ meaning: 'Icon before the text.' }),
      },
      { required: true, most: 3, meaning: 'Up to three messages.' },
    ),
    backgroundColor: color({ default: '#000000', meaning: 'Background.' }),
    textColor: color({ default: '#ffffff', meaning: 'Colour of the text.' }),
  },
  room: bannerRoom,
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  messages: [
    { title: 'Try them at home for 60 days', isBold: true },
    { title: 'Resoled, not replaced' },
    { title: 'New in: the spring boots', link: '/uk/en/shop/boots' },
  ],
  backgroundColor: '#14201d',
}
