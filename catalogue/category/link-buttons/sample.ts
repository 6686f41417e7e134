import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  tabs: [
    { tabName: 'New in', url: '/uk/en/shop/new' },
    { tabName: 'Boots', url: '/uk/en/shop/boots' },
    { tabName: 'Sale', url: '/uk/en/shop/sale' },
  ],
}
