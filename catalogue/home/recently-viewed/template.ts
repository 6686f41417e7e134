import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'home/recently-viewed',
  ledger: 'HOM-07',
  title: 'Recently viewed products on the home page',
  look: 'Recently viewed products at the end of the home page.',
  pages: ['home', 'product'],
  devices: deviceTypes,
  anchors: ['mainContent'],
  emits: [],
  fields: {
    expireDays: number({ limits: { above: 0 }, default: 30, meaning: 'Days after which an entry expires.' }),
    headline: text({ default: 'RECENTLY VIEWED PRODUCTS', meaning: 'Heading over the carousel.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { expireDays: 30 }
