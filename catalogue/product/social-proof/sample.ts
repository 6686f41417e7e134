import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  copy: '{count} people looked at this today',
  sellingFastCopy: 'Selling fast: {count} sold this week',
  bucketTime: 10_080,
}
