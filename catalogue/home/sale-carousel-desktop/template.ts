import { defineTemplate } from '../../define-template.ts'
import { saleFields } from '../../kit/sale-fields.ts'

export const template = defineTemplate({
  id: 'home/sale-carousel-desktop',
  ledger: 'HOM-04',
  title: 'Sale carousel for computers',
  look: 'Under the hero: a row of sale items that moves by itself.',
  pages: ['home'],
  devices: ['computer', 'tablet'],
  anchors: ['heroBanner'],
  emits: ['cta-clicks'],
  fields: saleFields,
})
