import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'checkout/consent-label',
  ledger: 'CHK-02',
  title: 'Other words for the newsletter consent',
  look: 'Another text for the consent checkboxes, which keeps the links of the shop.',
  pages: ['checkout'],
  devices: deviceTypes,
  anchors: [],
  emits: [],
  fields: {
    message: text({ required: true, meaning: 'The new text.' }),
  },
  searches: () => [['consentLabel']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  message: 'Yes, write to me when new shoes are in. I can stop it with one click.',
}
