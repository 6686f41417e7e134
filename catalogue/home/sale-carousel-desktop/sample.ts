import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

const imgUrl = '/catalogue/testing/icon.svg'

export const sample: ContentInput<typeof template.fields> = {
  headline: 'Last pairs',
  items: [
    { imgUrl, title: 'Court shoe', subTitle: 'In sand', price: '£70', url: '/uk/en/product/p', cta: 'See it' },
    { imgUrl, title: 'Chelsea boot', url: '/uk/en/product/q' },
  ],
}
