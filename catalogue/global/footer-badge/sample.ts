import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  imageUrl: '/catalogue/testing/icon.svg',
  message: 'Made to be repaired',
  url: '/uk/en/help',
}
