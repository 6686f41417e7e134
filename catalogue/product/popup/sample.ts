import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

export const sample: ContentInput<typeof template.fields> = {
  xpName: 'half-price-delivery',
  contentText: '**Delivery is on us this weekend**\nAdd two pairs to your bag, and we pay the postage.',
  ctaLabel: 'See what is new',
  url: '/uk/en/shop/women',
}
