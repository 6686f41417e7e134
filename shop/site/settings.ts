import type { SiteSettings } from '../../contract/site-settings.ts'

/** What this shop says about its pages: where its attributes and addresses have what experiences read (SHOP-111). */
export const settings: SiteSettings = {
  reading: {
    gridItem: { productId: { attribute: 'data-product-id' }, skus: { attribute: 'data-skus' } },
    basketItem: { productId: { attribute: 'data-product-id' }, sku: { attribute: 'data-sku' } },
    menuOverlay: { active: { attribute: 'data-active' } },
    searchOverlay: { active: { attribute: 'data-active' } },
    alertBox: { active: { attribute: 'data-active' } },
    contentSlot: { name: { attribute: 'data-slot' } },
    productAccordion: {
      delivery: { selector: '[data-block="delivery"]' },
      returns: { selector: '[data-block="returns"]' },
      details: { selector: '[data-block="details"]' },
      reviews: { selector: '[data-block="reviews"]' },
    },
  },
  addresses: {
    locale: '/{country}/{language}',
    cart: '{locale}/cart',
    search: '{locale}/search/index?query={text}&referrer=qubitSearchBar',
  },
  look: {
    button: '.button:not(.button-quiet)',
    card: '.card-pictures',
    field: '.search-form input, .newsletter input',
  },
  addToBag: { url: '{locale}/cart/addToCart', body: 'sku={sku}&quantity={quantity}&crossSell=' },
}
