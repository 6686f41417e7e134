import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  imageUrl: '/catalogue/testing/icon.svg?foot',
  altText: 'A foot on a sheet of paper',
}
