import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/footer-payments',
  ledger: 'GLB-05',
  title: 'Payment icons in the footer',
  look: 'A row of payment methods at the end of the footer.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: ['footer'],
  emits: [],
  fields: {
    visa: image({ meaning: 'Icon of Visa.' }),
    mastercard: image({ meaning: 'Icon of Mastercard.' }),
    amex: image({ meaning: 'Icon of American Express.' }),
    paypal: image({ meaning: 'Icon of PayPal.' }),
    apple: image({ meaning: 'Icon of Apple Pay.' }),
  },
  needsOneOf: [['visa', 'mastercard', 'amex', 'paypal', 'apple']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  visa: '/catalogue/testing/icon.svg?visa',
  apple: '/catalogue/testing/icon.svg?apple',
}
