import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  threshold: 20,
  slotIds: 'home-middle, listing-top',
  hotImage: '/catalogue/testing/icon.svg',
  hotLink: '/uk/en/shop/women',
  altText: 'Sandals for a hot day',
}
