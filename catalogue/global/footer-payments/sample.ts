import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  visa: '/catalogue/testing/icon.svg?visa',
  apple: '/catalogue/testing/icon.svg?apple',
}
