import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

/** What the gallery shows, and what a test with extreme content stretches. */
export const sample: ContentInput<typeof template.fields> = {
  threshold: 5,
  text: 'Only {count} left in this size',
  textColor: '#b3261e',
}
