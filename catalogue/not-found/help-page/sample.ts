import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

const image = '/catalogue/testing/icon.svg'

export const sample: ContentInput<typeof template.fields> = {
  title: 'This way is closed',
  subTitle: 'Others are open: look for a shoe, or begin here.',
  category: {
    categoryTitle: 'Ways on',
    ...{ image1: image, imageTitle1: 'Boots', imageUrl1: '/uk/en/shop/boots' },
    ...{ image2: image, imageTitle2: 'New', imageUrl2: '/uk/en/shop/new' },
  },
  banner1: { show: true, image, url: '/uk/en/shop/sale' },
}
