import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/countdown',
  ledger: 'PDP-13',
  title: 'Countdown timer on the product page',
  look: 'A countdown to a deadline above the add-to-bag button.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['addToBag'],
  emits: [],
  fields: {
    deadline: text({
      form: 'time',
      required: true,
      meaning: "Its end: '2026-12-24T18:00', in the visitor's time zone unless it has one.",
    }),
    message: text({ meaning: 'Text before the time.' }),
    color: color({ meaning: "Colour of the line; empty for the shop's own." }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** The deadline has passed, so that the text is always the same. */
export const sample: ContentInput<typeof template.fields> = {
  deadline: '2024-12-24',
  message: 'At this price until Christmas:',
  color: '#b3261e',
}
