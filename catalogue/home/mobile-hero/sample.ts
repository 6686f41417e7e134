import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  mobileImg: '/catalogue/testing/icon.svg',
  altText: 'Sandals on a beach',
  bannerURL: '/uk/en/shop/women',
}
