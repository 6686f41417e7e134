import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text, url } from '../../fields.ts'
import { pictureRoom } from '../../kit/media/media-room.ts'

export const template = defineTemplate({
  id: 'category/banner-replace',
  ledger: 'CAT-13',
  title: 'Category banner in place of an element',
  look: 'A picture in place of a configured part of the page.',
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
  },
  // The element is replaced in its own place by a block as high as the picture.
  room: ({ image: wide, targetElement: selector }, facts) =>
    /[{}]/.test(selector)
      ? []
      : pictureRoom({ wide, narrow: '' }, facts).flatMap(({ share }) => [
          {
            selector,
            css: `display:block;flex:0 0 100%;grid-column:1/-1;box-sizing:border-box;width:auto;max-width:none;margin:0;padding:0;overflow:hidden;aspect-ratio:${1 / share}`,
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
  altText: 'Boots for wet streets',
}
