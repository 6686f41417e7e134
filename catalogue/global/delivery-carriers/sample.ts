import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  dpd: '/catalogue/testing/icon.svg?dpd',
  royalmail: '/catalogue/testing/icon.svg?royalmail',
}
