import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  buttons: [
    { url: '/uk/en/shop/boots', img: '/catalogue/testing/icon.svg?boots', label: 'Boots' },
    { url: '/uk/en/shop/kids', img: '/catalogue/testing/icon.svg?kids', label: 'Kids' },
    { url: '/uk/en/shop/sale', label: 'Sale' },
  ],
}
