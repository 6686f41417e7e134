import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentOf, color, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/countdown',
  ledger: 'PDP-13',
  title: 'Countdown timer on the product page',
  look: 'Over the add-to-bag button: the time that is left runs down.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['addToBag'],
  emits: [],
  fields: {
    deadline: text({ required: true, meaning: "Its end: '2026-12-24T18:00', in the visitor's time, or with a zone." }),
    message: text({ meaning: 'Words before the time.' }),
    color: color({ meaning: "Colour of the line; the shop's own when empty." }),
  },
})

export type Content = ContentOf<typeof template.fields>
