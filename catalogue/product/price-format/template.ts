import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/price-format',
  ledger: 'PDP-21',
  title: 'Price without decimals and with a smaller first character',
  look: 'Prices in the buy panel without zero cents and with a smaller currency sign.',
  pages: ['product'],
  devices: deviceTypes,
  paths: { exclude: ['/eu/it/', '/eu/fr/', '/eu/de/', '/ca/fr/', '/uk/en'] },
  // Has no anchors: the experience searches for the price itself (PDP-21.5).
  anchors: [],
  emits: [],
  fields: {
    removeDecimal: boolean({ default: false, meaning: 'Drop zero decimals.' }),
    recudeSize: boolean({ default: false, meaning: 'Show the currency sign smaller.' }),
  },
  searches: () => [['productPrice']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { removeDecimal: true, recudeSize: true }
