import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  firstline: '15% off your first pair',
  secondline: 'Until Sunday, with this code:',
  promocode: 'HELLO15',
}
