import { shopPage } from '../shop-page.ts'
import type { NothingShownRow } from './row.ts'

/** The page of a shop that has the anchors, but says nothing of its products, and has no links to its own places. */
const silentPage = shopPage
  .replace(/ data-(product-id|skus?|block|slot|active)="[^"]*"/g, '')
  .replace(/<a href="\/uk\/en\/product\/\w">([^<]*)<\/a>/g, '$1')
  .replace(/<h2>(Product details|Delivery|Returns)<\/h2>/g, '<h2>Information</h2>')
const aView = (type: string): [string, object] => ['ecView', { type, language: 'en', country: 'uk', currency: 'GBP' }]
const silent = (type: string) => ({ html: silentPage, facts: { settings: {}, published: [aView(type)] } })
const unread = (fact: string) =>
  `${fact} could not be read: publish it in an event, mark it up by schema.org, or set reading.${fact} in the site configuration`
const searchIsMissing =
  "addresses.search is missing, and the page has no search form: set it in the site configuration, e.g. '/search?q={text}'"

/** The site says nothing of its pages, and the pages say nothing themselves. */
export const rowsOfPages: NothingShownRow[] = [
  {
    template: 'category/selling-fast',
    source: 'listing-of-page.ts: gridItem.{}',
    ...silent('category'),
    says: unread('gridItem.productId'),
  },
  {
    template: 'category/badge',
    source: 'listing-of-page.ts: gridItem.{}',
    ...silent('category'),
    says: unread('gridItem.skus'),
  },
  {
    template: 'basket/most-added',
    source: 'item-of-page.ts: basketItem.productId',
    ...silent('basket'),
    says: unread('basketItem.productId'),
  },
  {
    template: 'basket/product-link',
    source: 'experience.ts: basketItem.link could not be read: set reading.basketItem.link or addresses.product',
    ...silent('basket'),
    says: 'basketItem.link could not be read: set reading.basketItem.link or addresses.product',
  },
  {
    template: 'product/accordion',
    source: 'blocks-of-page.ts: productAccordion.details',
    html: '<div data-anchor="productAccordion"><p>A shoe for the court</p></div>',
    facts: { settings: {} },
    says: unread('productAccordion.details'),
  },
  {
    template: 'home/replaced-banner',
    source: 'follow-slots.ts: contentSlot.name could not be read: set reading.contentSlot.name, or give ids',
    ...silent('home'),
    says: 'contentSlot.name could not be read: set reading.contentSlot.name, or give ids',
  },
  {
    template: 'category/sticky-filter',
    source: 'experience.ts: filterBar lies over the page: give a bar that stands in it',
    html: '<div data-anchor="filterBar" style="position: fixed">Kind</div><ul data-anchor="productGrid"></ul>',
    facts: { published: [aView('category')] },
    says: 'filterBar lies over the page: give a bar that stands in it',
  },
  {
    template: 'category/top-banner',
    source: 'experience.tsx: promoWrapper is around headerPromo: give what is in it',
    html: '<div data-anchor="promoWrapper"><p data-anchor="headerPromo">Free delivery</p></div><main></main>',
    facts: { published: [aView('category')] },
    says: 'promoWrapper is around headerPromo: give what is in it',
  },
  {
    template: 'product/media-reorder',
    source: 'experience.ts: the slider draws only some of its slides',
    html: '<ul data-anchor="productGallery" class="swiper-virtual"><li><img alt=""></li><li><img alt=""></li></ul><main></main>',
    says: 'the slider draws only some of its slides',
  },
  {
    template: 'product/instalment',
    source: 'experience.tsx: {} did not appear',
    html: '<main></main>',
    says: 'productPrice did not appear',
  },
  {
    template: 'home/top-search',
    source: `search-form.ts: ${searchIsMissing}`,
    ...silent('home'),
    says: searchIsMissing,
  },
  {
    template: 'not-found/help-page',
    source: `search-form.ts: ${searchIsMissing}`,
    ...silent('other'),
    says: searchIsMissing,
  },
  {
    template: 'product/view-bag',
    source:
      'cart-link.ts: addresses.cart is missing: set it in the site configuration, or make the mini cart a link to the bag',
    ...silent('product'),
    says: 'addresses.cart is missing: set it in the site configuration, or make the mini cart a link to the bag',
  },
  {
    template: 'global/locale-redirect',
    source: 'settings-of.ts: {} is missing: {}',
    ...silent('home'),
    says: "addresses.locale is missing: set it in the site configuration to the start of the shop's paths, e.g. '/{country}/{language}'",
  },
  {
    template: 'product/recommendations',
    source: 'settings-of.ts: {} is missing: {}',
    ...silent('product'),
    says: 'addToBag is missing: say in the site configuration how a product is added to the bag',
  },
  {
    template: 'product/star-colour',
    source: 'experience.ts: the full stars cannot be told from the others: give their selector as starRating',
    html: '<main><span data-anchor="starRating"><img src="/stars.png" alt="4.3 out of 5"></span></main>',
    says: 'the full stars cannot be told from the others: give their selector as starRating',
  },
]
