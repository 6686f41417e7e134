import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, choice, number, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/instalment',
  ledger: 'PDP-05',
  title: 'Pay in instalments message',
  look: 'Under the price: what each of the payments comes to, and the terms in a dialog. It follows the bag.',
  pages: ['product', 'basket'],
  devices: deviceTypes,
  // Which of its places it needs depends on page and content, so it looks for that one itself.
  anchors: [],
  emits: [],
  fields: {
    installment: number({ default: 3, meaning: 'Number of payments: 2 or more.' }),
    minBagValue: number({ required: true, meaning: 'Smallest total with the message.' }),
    maxBagValue: number({ required: true, meaning: 'Largest total with the message.' }),
    slot: choice(['slot1', 'slot2'], {
      default: 'slot1',
      meaning:
        'Place of the message: slot1 is after the price or bag total, slot2 after the button to buy or check out.',
    }),
    termsURL: url({ meaning: 'Page with the full terms.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  installment: 3,
  minBagValue: 30,
  maxBagValue: 800,
  termsURL: '/uk/en/help',
}
