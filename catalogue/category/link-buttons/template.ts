import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, list, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/link-buttons',
  ledger: 'CAT-08',
  title: 'Row of link buttons over the listing',
  look: 'A row of link buttons above the list.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid'],
  emits: ['cta-clicks'],
  fields: {
    tabs: list(
      {
        tabName: text({ required: true, meaning: 'The text.' }),
        url: url({ required: true, meaning: 'Address of the link.' }),
      },
      { required: true, meaning: 'The buttons.' },
    ),
    textColor: color({ default: '#000000', meaning: 'Colour of the text.' }),
    bColor: color({ default: '#ffffff', meaning: 'Background of the buttons.' }),
  },
  // The row of 44 px, and 24 px below it.
  room: ({ tabs }) => (tabs.length > 0 ? [{ at: 'productGrid', css: 'margin-top:68px' }] : []),
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  tabs: [
    { tabName: 'New in', url: '/uk/en/shop/new' },
    { tabName: 'Boots', url: '/uk/en/shop/boots' },
    { tabName: 'Sale', url: '/uk/en/shop/sale' },
  ],
}
