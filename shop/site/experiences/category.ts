import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** Experiences of listings. */
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
    // Moved up by the height of the shop's own line, which lies over the page's content.
    room: [
      { selector: '.main', css: 'margin-top:8px' },
      { selector: '.main', css: 'margin-top:20px', media: '(max-width:550px)' },
    ],
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
    // Below the pictures, for the button that moves there.
    room: [{ selector: '.grid-item:has(.card-buy) .card-pictures', css: 'padding-bottom:60px' }],
    content: {},
  },
  // Phones only.
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
    content: { textSize: '16px', color: '#1f2f7a' },
  },
  {
    id: 'quick-ways',
    template: 'category/link-buttons',
    paths: { include: ['/ca/en/shop/women'] },
    content: {
      tabs: [
        { tabName: 'New in', url: '/ca/en/shop/new' },
        { tabName: 'Wide boots', url: '/ca/en/shop/boots?width=wide' },
        { tabName: 'Under $100', url: '/ca/en/shop/women?price=0-50&price=50-100' },
        { tabName: 'Sale', url: '/ca/en/shop/sale' },
        { tabName: 'Sandals', url: '/ca/en/shop/women?type=sandal' },
      ],
      textColor: '#14201d',
      bColor: '#ffffff',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'shop-by-picture',
    template: 'category/category-buttons',
    paths: { include: ['/ca/en/shop/men'] },
    content: {
      buttons: [
        { label: 'Boots', url: '/ca/en/shop/boots', img: '/pictures/moor-chelsea-chestnut-1.svg' },
        { label: 'Sneakers', url: '/ca/en/shop/men?type=sneaker', img: '/pictures/brisa-court-clay-1.svg' },
        { label: 'New in', url: '/ca/en/shop/new', img: '/pictures/tarn-trail-moss-1.svg' },
        { label: 'Kids', url: '/ca/en/shop/kids', img: '/pictures/little-skerry-butter-1.svg' },
        { label: 'Sale', url: '/ca/en/shop/sale', img: '/pictures/marlow-tassel-cognac-1.svg' },
      ],
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'rain-banner',
    template: 'category/media-banner',
    paths: { include: ['/ca/en/shop/boots'] },
    content: {
      desktopImg: '/scenes/pavement-banner.svg',
      bannerURL: '/ca/en/shop/women?type=boot',
      title: 'Made for wet streets',
      text: 'Sealed seams, and soles that hold in the rain.',
      cta: 'See womens boots',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'new-colours',
    template: 'category/banner-replace',
    paths: { include: ['/us/en/shop/new'] },
    content: {
      image: '/icons/new-colours.svg',
      link: '/us/en/shop/women?colour=red&colour=green&colour=pink',
      targetElement: '.listing-head > p',
      title: 'Clay, sage and rose',
      text: 'Three new colors for the shoes you know.',
      cta: 'See the colors',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'first-view',
    template: 'category/first-image',
    paths: { include: ['/ca/en/shop/kids'] },
    content: {},
  },
  {
    id: 'sale-picks',
    template: 'category/recommendations',
    paths: { include: ['/ca/en/shop/sale'] },
    content: { headline: 'Others looked at these', placementId: 'sale-picks' },
  },
]
