import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  threshold: 8,
  text: 'Nearly gone: {count} in stock',
  textColor: '#b3261e',
}
