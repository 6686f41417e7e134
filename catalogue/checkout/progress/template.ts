import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color } from '../../fields.ts'

export const template = defineTemplate({
  id: 'checkout/progress',
  ledger: 'CHK-03',
  title: 'Coloured progress indicator',
  look: 'The checkout steps up to the current one are coloured, and the current one is bold.',
  pages: ['checkout'],
  devices: deviceTypes,
  anchors: ['progressSteps'],
  emits: [],
  fields: {
    activeColor: color({ required: true, meaning: 'Colour of the active steps.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { activeColor: '#1f6b45' }
