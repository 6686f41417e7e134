import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  technologies: [
    { text: 'Court shoe', imageUrl: '/catalogue/testing/icon.svg?court' },
    { text: 'Cushioned sole', imageUrl: '/catalogue/testing/icon.svg?sole' },
  ],
}
