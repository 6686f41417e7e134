import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  pFeatures: [
    { imageUrl: '/catalogue/testing/icon.svg?wool', text: 'Warm to -10 °C' },
    { imageUrl: '/catalogue/testing/icon.svg?sole', text: 'Resoled for you' },
  ],
}
