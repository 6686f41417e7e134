import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  message: 'Yes, write to me when new shoes are in. I can stop it with one click.',
}
