import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, choice, number, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/instalment',
  ledger: 'PDP-05',
  title: 'Pay in instalments message',
  look: 'The amount of each instalment below the price, with the terms in a dialog. It follows the bag.',
  pages: ['product', 'basket'],
  devices: deviceTypes,
  // Has no anchors: the one it needs depends on page and content, and the experience waits for it itself.
  anchors: [],
  uses: ['addresses.locale'],
  emits: [],
  fields: {
    installment: number({ limits: { whole: true, from: 2 }, default: 3, meaning: 'Number of payments: 2 or more.' }),
    minBagValue: number({ limits: { from: 0 }, required: true, meaning: 'Minimum total for the message.' }),
    maxBagValue: number({ limits: { above: 0 }, required: true, meaning: 'Maximum total for the message.' }),
    slot: choice(['slot1', 'slot2'], {
      default: 'slot1',
      meaning:
        'Place of the message: slot1 is after the price or bag total, slot2 after the button to buy or check out.',
    }),
    termsURL: url({ meaning: 'Page with the full terms.' }),
  },
  ascending: [['minBagValue', 'maxBagValue']],
  searches: ({ slot }) => [slot === 'slot2' ? ['addToBag', 'checkoutButton'] : ['productPrice', 'basketTotal']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  installment: 3,
  minBagValue: 30,
  maxBagValue: 800,
  termsURL: '/uk/en/help',
}
