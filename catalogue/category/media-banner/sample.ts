import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  desktopImg: '/catalogue/testing/icon.svg?wide',
  mobileImg: '/catalogue/testing/icon.svg?narrow',
  altText: 'Boots for wet streets',
  bannerURL: '/uk/en/shop/boots',
}
