import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  bannerLink: '/uk/en/shop/kids',
  bannerMessage: 'Back to school: two pairs for growing feet, one of them half price',
  backgroundColour: '#2a3fd0',
}
