import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  badgeText: 'Repairable',
  dataID: 'repairable',
  message: 'We can give this pair a new sole, as often as you walk the old one off.',
}
