import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  imgUrl: '/catalogue/testing/icon.svg',
  url: '/uk/en/shop/new',
  xpName: 'before-you-go',
}
