import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  hideEl: ['[data-anchor="crossSell"]', '[data-anchor="stockText"]'],
}
