import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/payment-icons',
  ledger: 'PDP-02',
  title: 'Payment icons under the add-to-bag button',
  look: 'A row of payment methods below the add-to-bag button.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['addToBag'],
  emits: [],
  fields: {
    visa: image({ meaning: 'Icon of Visa.' }),
    mastercard: image({ meaning: 'Icon of Mastercard.' }),
    amex: image({ meaning: 'Icon of American Express.' }),
    paypal: image({ meaning: 'Icon of PayPal.' }),
    klarna: image({ meaning: 'Icon of Klarna.' }),
    apple: image({ meaning: 'Icon of Apple Pay.' }),
  },
  needsOneOf: [['visa', 'mastercard', 'amex', 'paypal', 'klarna', 'apple']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  visa: '/catalogue/testing/icon.svg?visa',
  apple: '/catalogue/testing/icon.svg?apple',
}
