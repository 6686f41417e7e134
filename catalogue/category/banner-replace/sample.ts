import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  image: '/catalogue/testing/icon.svg',
  link: '/uk/en/shop/boots',
  targetElement: '[data-anchor="contentSlot"]',
  altText: 'Boots for wet streets',
}
