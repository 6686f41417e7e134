import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, text } from '../../fields.ts'

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

/** Over, so that it says the same at each look. */
export const sample: ContentInput<typeof template.fields> = {
  deadline: '2024-12-24',
  message: 'At this price until Christmas:',
  color: '#b3261e',
}
