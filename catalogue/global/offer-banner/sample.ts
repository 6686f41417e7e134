import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  messages: [
    { title: 'Free delivery over £60', isBold: true },
    { title: 'Returns within 60 days' },
    { title: 'New in: the spring boots', link: '/uk/en/shop/boots' },
  ],
  backgroundColor: '#14201d',
}
