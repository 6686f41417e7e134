import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  allowedIPs: '192.0.2.10, 192.0.2.11',
}
