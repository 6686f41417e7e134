import { defineTemplate } from '../../define-template.ts'
import { saleFields } from '../../kit/sale-fields.ts'

export const template = defineTemplate({
  id: 'home/sale-carousel-mobile',
  ledger: 'HOM-03',
  title: 'Sale carousel for phones',
  look: 'On a phone, under the hero: a row of sale items to swipe.',
  pages: ['home'],
  devices: ['mobile'],
  anchors: ['heroBanner'],
  emits: ['cta-clicks'],
  fields: saleFields,
})
