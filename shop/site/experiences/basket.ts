import type { TemplateInstance } from '../../../catalogue/define-site.ts'

/** Experiences of the basket; each shop front shows a different one. */
export const basketExperiences: readonly TemplateInstance[] = [
  // Visible to all visitors with other addresses: 192.0.2.0/24 is reserved for documentation.
  {
    id: 'google-pay-trial',
    template: 'basket/google-pay',
    paths: { include: ['/us/en/'] },
    content: { allowedIPs: '192.0.2.10, 192.0.2.11', place: '.google-pay' },
  },
  {
    id: 'bag-low-stock',
    template: 'basket/low-stock',
    // Its line below the row.
    room: [{ selector: '.basket-row[data-few]', css: 'padding-bottom:60px' }],
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
      message2: 'oggi {count} volte nel carrello',
      bagIcon: '/icons/bag-quick.svg',
    },
  },
  {
    id: 'bag-returns',
    template: 'basket/returns-promo',
    paths: { include: ['/ca/fr/'] },
    content: { moveDown: true },
  },
  {
    id: 'bag-with-more',
    template: 'basket/recommendations',
    paths: { include: ['/eu/en/'] },
    content: { headline: 'Goes with your bag', placementId: 'bag-like' },
  },
  {
    id: 'bag-big-button',
    template: 'basket/checkout-button-size',
    paths: { include: ['/eu/fr/'] },
    content: { btnsize: '68px', fontsize: '1.25rem' },
  },
  {
    id: 'bag-back',
    template: 'basket/product-link',
    // The link of a row that leads to its product, as tall as a finger.
    room: [{ selector: '.basket-picture[href] + .basket-words', css: 'padding-bottom:44px' }],
    paths: { include: ['/ca/en/'] },
    content: {},
  },
  {
    id: 'bag-menu-popup',
    template: 'basket/nav-hover-popup',
    paths: { include: ['/us/en/'] },
    content: {
      imgUrl: '/icons/bag-offer.svg',
      title: 'New shoes are in',
      text: 'Boots, sneakers and flats for the season. Have a look before you pay.',
      linkText: 'See what is new',
      url: '/us/en/shop/new',
      xpName: 'bag-menu-popup',
    },
    goals: [{ key: 'custom', value: 'cta-clicks', primary: true }],
  },
  {
    id: 'bag-carriers',
    template: 'basket/delivery-carriers',
    // Its name and a row of icons, and the gap between the parts of the summary.
    room: [{ selector: '.summary-delivery', css: 'margin-bottom:92px' }],
    paths: { include: ['/eu/en/'] },
    content: { dpd: '/icons/carrier-dpd.svg', royalmail: '/icons/carrier-royal-mail.svg' },
  },
]
