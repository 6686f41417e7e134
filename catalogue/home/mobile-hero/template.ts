import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text, url } from '../../fields.ts'
import { wordFields } from '../../kit/media/word-fields.ts'
import { wordedRoom } from '../../kit/media/worded-room.ts'

export const template = defineTemplate({
  id: 'home/mobile-hero',
  ledger: 'HOM-05',
  title: 'Picture or video at the top of the home page on phones',
  look: "On phones, a picture or video with words in place of the shop's hero.",
  pages: ['home'],
  devices: ['mobile'],
  anchors: ['heroBanner'],
  emits: ['cta-clicks'],
  fields: {
    mobileImg: image({ required: true, meaning: 'Picture or video.' }),
    altText: text({ meaning: 'Alt text of the picture; names the link.' }),
    bannerURL: url({ meaning: 'Address of the link.' }),
    ...wordFields,
  },
  // The hero is replaced in place by something of the same height.
  room: ({ mobileImg, ...words }, facts) =>
    wordedRoom({ wide: mobileImg, narrow: '', words }, facts).flatMap(({ share, media, heightWith }) => [
      { at: 'heroBanner', css: `height:${heightWith(`min(100vw*${share},88vh)`)};overflow:hidden`, media },
      { at: 'heroBanner', css: 'visibility:hidden', hides: true },
    ]),
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  mobileImg: '/catalogue/testing/icon.svg',
  altText: 'Sandals on a beach',
  bannerURL: '/uk/en/shop/women',
  title: 'Down to the sea',
  text: 'Sandals for sand, stone and promenade.',
  cta: 'See the sandals',
}
