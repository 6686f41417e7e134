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
  {
    id: 'back-to-school',
    template: 'category/top-banner',
    paths: { include: ['/uk/en/shop/kids'] },
    content: {
      bannerMessage: 'Back to school: two pairs for growing feet, and the second one is half price',
      bannerLink: '/uk/en/shop/kids?type=boot',
      backgroundColour: '#eec35a',
      textColour: '#14201d',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'hearts-and-bags',
    template: 'category/always-buttons',
    paths: { include: ['/us/en/shop/boots'] },
    content: {},
  },
  // Of phones only.
  {
    id: 'filters-at-hand',
    template: 'category/sticky-filter',
    paths: { include: ['/us/en/shop/women'] },
    content: {},
  },
  {
    id: 'sort-first',
    template: 'category/swap-filter-sort',
    paths: { include: ['/us/en/shop/men'] },
    content: {},
  },
  {
    id: 'no-grid-icon',
    template: 'category/hide-grid-icon',
    paths: { include: ['/us/en/shop/kids'] },
    content: {},
  },
  {
    id: 'blue-filters',
    template: 'category/filter-text',
    paths: { include: ['/us/en/shop/sale'] },
    content: { textSize: '17px', color: '#2a3fd0' },
  },
]
