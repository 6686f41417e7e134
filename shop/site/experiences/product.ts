import type { TemplateInstance } from '../../../catalogue/define-site.ts'
import { endOfWeek } from './end-of-week.ts'

/**
 * Experiences of product pages. Besides those for every product, each product of the shop front `/us/en` shows one
 * more.
 */
export const productExperiences: readonly TemplateInstance[] = [
  // The shop's experiment: half of its visitors see the shop's own accordion.
  {
    id: 'accordion',
    template: 'product/accordion',
    share: 0.5,
    // Its headings are in the language of each shop front.
    content: {},
  },
  {
    id: 'low-stock',
    template: 'product/low-stock',
    content: {
      threshold: 5,
      text: 'Going fast: order today to be sure of your size',
      textColor: '#b3261e',
      iconUrl: '/icons/clock.svg',
    },
  },
  {
    id: 'social-proof',
    template: 'product/social-proof',
    // A line of 28 px, and the gap between the parts of the panel.
    room: [{ selector: '.product-title', css: 'margin-bottom:48px', stays: true }],
    content: {
      copy: 'Looked at {count} times today',
      trendingIcon: '/icons/eye.svg',
      sellingFastCopy: 'Selling fast: {count} pairs this week',
      sellingFastIcon: '/icons/bag-quick.svg',
      bucketTime: 10_080,
    },
    paths: { include: ['/uk/en', '/us/en', '/ca/en', '/eu/en'] },
  },
  {
    id: 'also-like',
    template: 'product/recommendations',
    content: {
      headline: 'You may also like',
      placementId: 'also-like',
      hint: 'Put the {product} in your bag first, then add any of these with one tap.',
    },
    paths: { include: ['/uk/en', '/us/en', '/ca/en', '/eu/en'] },
  },
  {
    id: 'pay-in-3',
    template: 'product/instalment',
    // Below the price, which the shop itself draws late, and below the total of the bag, where the terms take one line or two.
    room: [
      { selector: '.panel-price', css: 'padding-bottom:55px', stays: true },
      { selector: '.summary-total[data-in-parts]', css: 'padding-bottom:79px' },
      {
        selector: '.summary-total[data-in-parts]',
        css: 'padding-bottom:61px',
        media: '(min-width:405px) and (max-width:999px)',
      },
    ],
    content: { installment: 3, minBagValue: 40, maxBagValue: 800, termsURL: '/uk/en/help' },
    paths: { include: ['/uk/'] },
  },
  {
    id: 'warm-stars',
    template: 'product/star-colour',
    paths: { include: ['/us/en/product/wren-rose'] },
    content: { color: '#c27803' },
  },
  {
    id: 'clay-popup',
    template: 'product/popup',
    paths: { include: ['/us/en/product/brisa-court-clay'] },
    content: {
      xpName: 'clay-popup',
      imgUrl: '/icons/two-sizes.svg',
      title: 'Between two sizes?',
      contentText: 'Order both, keep the pair that fits.\nReturns are free for 60 days.',
      contentTextColor: '#14201d',
      position: 'top',
      textFontSize: '17px',
      ctaLabel: 'How returns work',
      ctaTextColor: '#14201d',
      closeColor: '#14201d',
      url: '/us/en/help#returns',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'tan-sells-fast',
    template: 'product/selling-fast',
    paths: { include: ['/us/en/product/cala-tan'] },
    content: { text: 'Selling fast: {count} pairs this week', bucketTime: 10_080, threshold: 2 },
  },
  {
    id: 'forest-stock-line',
    template: 'product/low-stock-text',
    paths: { include: ['/us/en/product/vireo-forest'] },
    content: { threshold: 5, text: '{count} in our warehouse, none on the way', textColor: '#b3261e' },
  },
  {
    id: 'lilac-fit',
    template: 'product/fit-message',
    paths: { include: ['/us/en/product/anouk-lilac'] },
    // One line in its box, and the gap between the parts of the panel.
    room: [{ selector: '.sizes', css: 'margin-bottom:52px' }],
    content: {
      // The products' values are in `site/datasets.json`.
      dataID: 'fit',
      narrow: 'Runs narrow: between two sizes, take the larger.',
      widefit: 'Cut wide: room for broad feet and thick socks.',
      length: 'Runs long: between two sizes, take the smaller.',
      truetosize: 'True to size: take the one you always take.',
    },
  },
  {
    id: 'ways-to-pay',
    template: 'product/payment-icons',
    room: [{ selector: '.buy-panel .add:not(.add-bar *)', css: 'margin-bottom:40px' }],
    paths: { include: ['/us/en/product/brisa-court-chalk'] },
    content: {
      visa: '/icons/pay-visa.svg',
      mastercard: '/icons/pay-mastercard.svg',
      amex: '/icons/pay-amex.svg',
      paypal: '/icons/pay-paypal.svg',
      klarna: '/icons/pay-klarna.svg',
      apple: '/icons/pay-apple.svg',
    },
  },
  {
    id: 'van-icon',
    template: 'product/delivery-info-icon',
    paths: { include: ['/us/en/product/moor-chelsea-soot'] },
    content: { imageUrl: '/icons/delivery-van.svg' },
  },
  {
    id: 'poppy-button',
    template: 'product/add-to-bag-style',
    paths: { include: ['/us/en/product/skerry-high-poppy'] },
    content: { text: 'Make them mine', newColour: '#b3261e' },
  },
  {
    id: 'no-fit-box',
    template: 'product/hide-true-fit',
    paths: { include: ['/us/en/product/fell-lace-up-tobacco'] },
    content: { removeTrueFit: true, place: '.fit-place' },
  },
  {
    id: 'terracotta-label',
    template: 'product/label-colour',
    paths: { include: ['/us/en/product/vega-terracotta'] },
    content: { targetLabel: 'New in', newColour: '#b4442a' },
  },
  {
    id: 'oxblood-reviews',
    template: 'product/reviews-label',
    paths: { include: ['/us/en/product/quill-penny-oxblood'] },
    content: { reviewLabel: 'See what {count} walkers say' },
  },
  {
    id: 'paper-and-wall',
    template: 'product/size-guide-image',
    paths: { include: ['/us/en/product/heron-tall-soot'] },
    content: {
      imageUrl: '/icons/size-guide-measure.svg',
      altText: 'A foot on a sheet of paper, its heel at the wall, and a ruler beside it that begins at the wall.',
    },
  },
  {
    id: 'made-with',
    template: 'product/technology-icons',
    paths: { include: ['/us/en/product/swift-runner-lilac'] },
    content: {
      technologies: [
        { text: 'Waterproof membrane', imageUrl: '/icons/tech-membrane.svg' },
        { text: 'Cushioned sole', imageUrl: '/icons/tech-cushion.svg' },
        { text: 'Non-slip sole', imageUrl: '/icons/tech-grip.svg' },
        { text: 'Welted construction', imageUrl: '/icons/tech-welted.svg' },
        { text: 'Cork footbed', imageUrl: '/icons/tech-cork.svg' },
        { text: 'Wool lining', imageUrl: '/icons/tech-wool.svg' },
      ],
    },
  },
  {
    id: 'hearth-features',
    template: 'product/feature-icons',
    // One row, and two on phones.
    room: [
      { selector: '.product-media', css: 'padding-bottom:72px' },
      { selector: '.product-media', css: 'padding-bottom:128px', media: '(max-width:639px)' },
    ],
    paths: { include: ['/us/en/product/hearth-oat'] },
    content: {
      pFeatures: [
        { imageUrl: '/icons/feature-warm.svg', text: 'Warm' },
        { imageUrl: '/icons/feature-light.svg', text: 'Light as a sock' },
        { imageUrl: '/icons/feature-resole.svg', text: 'Resoled for life' },
        { imageUrl: '/icons/feature-silent.svg', text: 'For indoors' },
      ],
    },
  },
  {
    id: 'sunday-returns',
    template: 'product/countdown',
    room: [{ selector: '.buy-panel .add:not(.add-bar *)', css: 'margin-top:40px' }],
    paths: { include: ['/us/en/product/rambla-rose'] },
    content: { deadline: endOfWeek(), message: 'At this price until Sunday:', color: '#b3261e' },
  },
  {
    id: 'butter-to-bag',
    template: 'product/view-bag',
    paths: { include: ['/us/en/product/wren-butter'] },
    content: {},
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
]
