import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** Listings. */
export const categoryExperiences: readonly TemplateInstance[] = [
  {
    id: 'resoleable',
    template: 'category/badge',
    content: {
      badgeText: 'Can be resoled',
      // Its skus are in `site/datasets.json`.
      dataID: 'repairable',
      message: 'The sole is stitched, not glued: a cobbler can give this pair a new one.',
    },
    paths: { include: ['/uk/en', '/us/en', '/ca/en', '/eu/en'] },
  },
  {
    id: 'new-sells-fast',
    template: 'category/selling-fast',
    paths: { include: ['/ca/en/shop/new'] },
    content: { text: '{count} sold this week', bucketTime: 10_080, threshold: 2 },
  },
  {
    id: 'last-pairs',
    template: 'category/sale-badge',
    paths: { include: ['/eu/de/shop/men'] },
    content: { title: 'Letzte Paare', bSize: '56px', bgColor: '#b3261e' },
  },
]
