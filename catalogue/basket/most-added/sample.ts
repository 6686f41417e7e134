import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  popularThreshold: 3,
  message: 'In demand:',
  message2: 'in {count} bags today',
}
