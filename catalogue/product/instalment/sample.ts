import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  installment: 3,
  minBagValue: 30,
  maxBagValue: 800,
  termsURL: '/uk/en/help',
}
