import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  boxItem: [{ text: 'Ordered before 4 pm, sent today' }, { text: 'Free returns for 60 days' }],
  bgColor: '#e6efe9',
  textColor: '#14402b',
}
