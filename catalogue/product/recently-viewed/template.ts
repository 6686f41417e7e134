import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/recently-viewed',
  ledger: 'PDP-17',
  title: 'Recently viewed products on the product page',
  look: 'A row of recently viewed products below "Goes well with", from the second viewed product on.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['crossSell'],
  emits: [],
  fields: {
    expireDays: number({ limits: { above: 0 }, default: 30, meaning: 'Days after which a product expires.' }),
    headline: text({ meaning: 'Heading over the carousel; empty for the built-in one.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { expireDays: 30 }
