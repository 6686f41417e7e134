import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  text: 'Selling fast: {count} pairs this week',
  bucketTime: 10_080,
  threshold: 2,
}
