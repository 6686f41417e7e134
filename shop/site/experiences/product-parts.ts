import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** Experiences that move, open or reword parts of product pages; each product shows one of them. */
export const productPartsExperiences: readonly TemplateInstance[] = [
  {
    id: 'description-open',
    template: 'product/description-open',
    paths: { include: ['/us/en/product/fell-lace-up-tobacco'] },
    content: {},
  },
  {
    id: 'goes-well-first',
    template: 'product/cross-sell-move',
    paths: { include: ['/us/en/product/rambla-navy'] },
    content: { move: true },
  },
  {
    id: 'colours-below',
    template: 'product/colour-swatches',
    room: [
      { selector: '.product-media', css: 'padding-bottom:89px' },
      { selector: '.product-side .swatches', css: 'display:none!important', hides: true },
    ],
    paths: { include: ['/us/en/product/vega-terracotta'] },
    content: { moveOut: true },
  },
  {
    id: 'delivery-words',
    template: 'product/delivery-box',
    paths: { include: ['/us/en/product/ember-charcoal'] },
    content: {
      boxItem: ['Order by 4 pm: on its way today', 'Free shipping over $75', 'Express: 2 working days, $14'],
      bgColor: '#e3efe8',
      textColor: '#14402b',
    },
  },
  {
    id: 'summer-code',
    template: 'product/wishlist-promo',
    paths: { include: ['/us/en/product/solana-tan'] },
    content: {
      firstline: '15% off your first pair of slides',
      secondline: 'Until Sunday, with this code at checkout:',
      promocode: 'SOLANA15',
    },
  },
  {
    id: 'whole-dollars',
    template: 'product/price-format',
    paths: { include: ['/us/en/product/cala-terracotta'] },
    content: { removeDecimal: true, recudeSize: true },
  },
  {
    id: 'side-view-first',
    template: 'product/media-reorder',
    paths: { include: ['/us/en/product/heron-tall-cognac'] },
    content: { order: [2] },
  },
  {
    id: 'recently-viewed',
    template: 'product/recently-viewed',
    paths: { include: ['/ca/en'] },
    content: { headline: 'Recently viewed' },
  },
]
