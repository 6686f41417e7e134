import { defineTemplate } from '../../define-template.ts'
import type { ContentInput } from '../../fields.ts'
import { saleFields } from '../../kit/carousel/sale-fields.ts'

export const template = defineTemplate({
  id: 'home/sale-carousel-mobile',
  ledger: 'HOM-03',
  title: 'Sale carousel for phones',
  look: 'On phones, a row of sale items to swipe below the hero.',
  pages: ['home'],
  devices: ['mobile'],
  anchors: ['heroBanner'],
  emits: ['cta-clicks'],
  fields: saleFields,
})

const imgUrl = '/catalogue/testing/icon.svg'

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  headline: 'Last pairs',
  items: [
    { imgUrl, title: 'Court shoe', subTitle: 'In sand', price: '£70', url: '/uk/en/product/p', cta: 'See it' },
    { imgUrl, title: 'Chelsea boot', url: '/uk/en/product/q' },
  ],
}
