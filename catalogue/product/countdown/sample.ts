import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

/** Over, so that it says the same at each look. */
export const sample: ContentInput<typeof template.fields> = {
  deadline: '2024-12-24',
  message: 'At this price until Christmas:',
  color: '#b3261e',
}
