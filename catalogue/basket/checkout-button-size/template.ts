import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, length } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/checkout-button-size',
  ledger: 'BAS-05',
  title: 'Size of the checkout button',
  look: 'In the bag, another height and font size for the checkout button.',
  pages: ['basket'],
  devices: deviceTypes,
  anchors: ['checkoutButton'],
  emits: [],
  fields: {
    btnsize: length({ limits: { from: 24 }, meaning: 'Height of the button, from 24 px on.' }),
    fontsize: length({ meaning: 'Size of its text.' }),
  },
  needsOneOf: [['btnsize', 'fontsize']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { btnsize: '64px', fontsize: '20px' }
