import type { Preset } from './preset.ts'

/** Shopware 6 with its default Storefront. */
export const shopware: Preset = {
  sources: { shopware: true },
  reading: {
    gridItem: {
      productId: {
        selector: '[data-product-information]',
        attribute: 'data-product-information',
        pattern: '"id":\\s*"(\\w+)"',
      },
    },
    basketItem: { productId: { selector: '.line-item-remove-button', attribute: 'data-product-id' } },
  },
  addresses: { cart: '/checkout/cart', search: '/search?search={text}' },
  // From 6.5 on, whose forms have no token.
  addToBag: {
    url: '/checkout/line-item/add',
    body: [
      'id={productId}',
      'referencedId={productId}',
      'type=product',
      'quantity={quantity}',
      'stackable=1',
      'removable=1',
    ]
      .map((field) => `lineItems[{productId}][${field.replace('=', ']=')}`)
      .join('&'),
  },
  look: { button: '.btn-buy, .btn-primary', card: '.product-box', field: '.form-control' },
  anchors: {
    header: '.header-main',
    headerPromo: '.top-bar',
    // Up to 6.6, and after it.
    navMenu: '.nav-main, .main-navigation',
    menuOverlay: '.navigation-offcanvas',
    logoutLink: 'a[href$="/account/logout"]',
    miniCart: '.header-cart',
    searchOverlay: '.header-search',
    alertBox: '.flashbags',
    mainContent: '.content-main',
    contentSlot: '.is-act-home .cms-block',
    footer: '.footer-main',
    productPanel: '.product-detail-buy',
    productTitle: '.product-detail-name',
    starRating: '.product-detail-reviews .product-review-rating',
    reviewsLabel: '.product-detail-reviews-link',
    productPrice: '.product-detail-price',
    sizeSelector: '.product-detail-configurator',
    stockText: '.delivery-information',
    addToBag: '.product-detail-buy .btn-buy',
    wishlistArea: '.product-detail-buy .product-wishlist-action',
    deliveryInfo: '.product-detail-delivery-information',
    productGallery: '.gallery-slider-row',
    galleryThumbs: '.gallery-slider-thumbnails',
    productAccordion: '.product-detail-tabs',
    descriptionPanel: '.product-detail-description',
    reviewsSection: '.product-detail-review',
    crossSell: '.product-detail-cross-selling',
    basketItem: '.is-act-cartpage .line-item-product',
    basketSummary: '.checkout-aside-summary',
    basketTotal: '.checkout-aside-summary-value.checkout-aside-summary-total',
    checkoutButton: '.begin-checkout-btn',
    productGrid: '.cms-listing-row',
    gridItem: '.cms-listing-col',
    gridWishlist: '.cms-listing-col .product-wishlist-action',
    gridBuy: '.cms-listing-col .btn-buy',
    gridPrice: '.cms-listing-col .product-price',
    filterBar: '.filter-panel',
    filterButton: '.filter-panel-wrapper-toggle',
    filterText: '.filter-panel-item-toggle',
    sortControl: '.sorting',
    heroBanner: '.cms-block-image-cover',
    consentLabel: '.checkout-confirm-tos-label',
    reviewButton: '.product-detail-review-form .btn-review-submit',
    noResults: '.cms-element-product-listing .alert',
  },
}
