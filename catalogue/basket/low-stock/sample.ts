import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  threshold: 6,
  text: 'Only {count} left in this size',
  textColor: '#b3261e',
}
