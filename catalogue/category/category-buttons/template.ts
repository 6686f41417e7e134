import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, list, text, url } from '../../fields.ts'
import { rowRoom } from '../../kit/draw/row-room.ts'

export const template = defineTemplate({
  id: 'category/category-buttons',
  ledger: 'CAT-09',
  title: 'Row of picture buttons to categories',
  look: 'A row of pictures above the list that link to other lists.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid'],
  emits: ['cta-clicks'],
  fields: {
    buttons: list(
      {
        url: url({ required: true, meaning: 'Address of the link.' }),
        img: image({ meaning: 'The picture.' }),
        label: text({ required: true, meaning: 'Text below it.' }),
      },
      { required: true, meaning: 'The buttons.' },
    ),
  },
  // Each picture has a ratio of 4 to 3 and one line of text below it.
  room: ({ buttons }) => rowRoom(buttons.length, (slides) => `((100% + 5px)/${slides} - 5px)*.75 + 44px`),
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  buttons: [
    { url: '/uk/en/shop/boots', img: '/catalogue/testing/icon.svg?boots', label: 'Boots' },
    { url: '/uk/en/shop/kids', img: '/catalogue/testing/icon.svg?kids', label: 'Kids' },
    { url: '/uk/en/shop/sale', label: 'Sale' },
  ],
}
