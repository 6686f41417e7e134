import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** Experiences of the checkout; each shop front shows a different one. */
export const checkoutExperiences: readonly TemplateInstance[] = [
  {
    id: 'card-padlock',
    template: 'checkout/padlock',
    paths: { include: ['/us/en/checkout/billing'] },
    content: { padlockIcon: '/icons/padlock.svg' },
  },
  {
    id: 'warm-consent',
    template: 'checkout/consent-label',
    paths: { include: ['/ca/en/checkout/delivery'] },
    content: { message: 'Yes, e-mail me when new shoes are in. One click ends it.' },
  },
  {
    id: 'green-steps',
    template: 'checkout/progress',
    paths: { include: ['/eu/de/checkout/delivery', '/eu/de/checkout/'] },
    content: { activeColor: '#1f6b45' },
  },
]
