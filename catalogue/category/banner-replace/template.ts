import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text, url } from '../../fields.ts'
import { percentOf } from '../../kit/media/media-room.ts'
import { wordFields } from '../../kit/media/word-fields.ts'
import { wordedRoom } from '../../kit/media/worded-room.ts'

export const template = defineTemplate({
  id: 'category/banner-replace',
  ledger: 'CAT-13',
  title: 'Category banner in place of an element',
  look: 'A picture with words in place of a configured part of the page.',
  pages: ['category'],
  devices: deviceTypes,
  // Has no anchors, because it searches for the configured element itself (CAT-13.4).
  anchors: [],
  emits: ['cta-clicks'],
  fields: {
    image: image({ required: true, meaning: 'The picture.' }),
    link: url({ meaning: 'Address of the link.' }),
    targetElement: text({ form: 'selector', required: true, meaning: 'Selector of the element to replace.' }),
    altText: text({ meaning: 'Alt text of the picture; names the link.' }),
    ...wordFields,
  },
  // The element is replaced in its own place by a block as high as the picture and its words.
  room: ({ image: wide, targetElement: selector, ...words }, facts) =>
    /[{}]/.test(selector)
      ? []
      : wordedRoom({ wide, narrow: '', words }, facts).flatMap(({ share, media, heightWith }) => [
          {
            selector,
            css: `display:block;flex:0 0 100%;grid-column:1/-1;box-sizing:border-box;width:auto;max-width:none;margin:0;padding:${heightWith(percentOf(share))} 0 0;height:0;overflow:hidden`,
            media,
          },
          { selector, css: 'visibility:hidden', hides: true as const },
        ]),
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  image: '/catalogue/testing/icon.svg',
  link: '/uk/en/shop/boots',
  targetElement: '[data-anchor="contentSlot"]',
  title: 'Boots for wet streets',
  text: 'Sealed seams, soles that hold.',
  cta: 'See the boots',
}
