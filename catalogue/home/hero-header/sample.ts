import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  image: '/catalogue/testing/icon.svg',
  bannerURL: '/uk/en/shop/new',
  menuColor: '#ffffff',
}
