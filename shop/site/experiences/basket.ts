import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** The bag: the one of each shop front shows something else. */
export const basketExperiences: readonly TemplateInstance[] = [
  // What is seen is the bag of everybody else: addresses of 192.0.2.0/24 belong to nobody.
  {
    id: 'google-pay-trial',
    template: 'basket/google-pay',
    paths: { include: ['/us/en/'] },
    content: { allowedIPs: '192.0.2.10, 192.0.2.11' },
  },
  {
    id: 'bag-low-stock',
    template: 'basket/low-stock',
    paths: { include: ['/eu/de/'] },
    content: {
      threshold: 6,
      text: 'In dieser Größe gibt es noch {count} Paar',
      textColor: '#b3261e',
      iconUrl: '/icons/clock.svg',
    },
  },
  {
    id: 'bag-most-added',
    template: 'basket/most-added',
    paths: { include: ['/eu/it/'] },
    content: {
      popularThreshold: 2,
      message: 'Molto richiesto:',
      message2: 'oggi messo in borsa {count} volte',
      bagIcon: '/icons/bag-quick.svg',
    },
  },
]
