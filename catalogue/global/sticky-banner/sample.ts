import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  banners: [
    {
      match: '/uk/en',
      title: 'Two pairs, one parcel',
      description: 'Send back what does not fit: **60 days**, free of charge.',
      url: '/uk/en/help',
    },
  ],
}
