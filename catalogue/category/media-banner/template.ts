import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text, url } from '../../fields.ts'
import { percentOf } from '../../kit/media/media-room.ts'
import { wordFields } from '../../kit/media/word-fields.ts'
import { wordedRoom } from '../../kit/media/worded-room.ts'

export const template = defineTemplate({
  id: 'category/media-banner',
  ledger: 'CAT-06',
  title: 'Picture or video banner over the listing',
  look: 'A picture or video with words above the list, in full width.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid'],
  emits: ['cta-clicks'],
  fields: {
    desktopImg: image({ meaning: 'Picture or video from 768 px.' }),
    mobileImg: image({ meaning: 'Picture or video below 768 px.' }),
    altText: text({ meaning: 'Alt text of the picture; names the link.' }),
    bannerURL: url({ meaning: 'Address of the link.' }),
    ...wordFields,
  },
  needsOneOf: [['desktopImg', 'mobileImg']],
  room: ({ desktopImg: wide, mobileImg: narrow, ...words }, facts) =>
    wordedRoom({ wide, narrow, words }, facts).map(({ share, media, heightWith }) => ({
      at: 'productGrid',
      css: `margin-top:calc(${heightWith(percentOf(share))} + 24px)`,
      media,
    })),
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  desktopImg: '/catalogue/testing/icon.svg?wide',
  mobileImg: '/catalogue/testing/icon.svg?narrow',
  altText: 'Boots for wet streets',
  bannerURL: '/uk/en/shop/boots',
  title: 'Made for wet streets',
  text: 'Sealed seams, soles that hold.',
  cta: 'See the boots',
}
