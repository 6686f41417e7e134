import { join } from 'node:path'
import type { StrangeShop } from '../shop.ts'

const body = '<div id="root"></div><script src="/vue.js"></script><script src="/app.js"></script>'

/** One document, drawn by Vue, which changes its pages by `pushState`, redraws its list, and has GA4's data layer. */
export const vueShop: StrangeShop = {
  language: 'en',
  productId: 'T-7',
  hasOrderItems: true,
  app: true,
  redraw: '.resort',
  files: {
    '/vue.js': join(import.meta.dirname, '../../../node_modules/vue/dist/vue.runtime.global.prod.js'),
    '/app.js': join(import.meta.dirname, 'vue-app.js'),
  },
  site: {
    sources: { ga4: true },
    addresses: { cart: '/bag', product: '/item/{productId}', search: '/find?q={text}' },
    anchors: {
      header: '.bar',
      navMenu: '.places',
      miniCart: '.to-bag',
      mainContent: '.page',
      heroBanner: '.stage',
      footer: '.end',
      productPanel: '.offer',
      productTitle: '.offer h1',
      productPrice: '.offer .cost',
      addToBag: '.take',
      productGallery: '.shots',
      descriptionPanel: '.story',
      productGrid: '.tiles',
      gridItem: '.tile',
      gridPrice: '.tile .cost',
      filterBar: '.tools',
      filterText: '.filter-word',
      basketItem: '.row',
      basketSummary: '.sum',
      checkoutButton: '.pay',
    },
  },
  pages: {
    home: { path: '/', body },
    category: { path: '/list/black', body },
    product: { path: '/item/T-7', body },
    search: { path: '/find?q=assam', body },
    basket: { path: '/bag', body },
    checkout: { path: '/pay', body },
    order: { path: '/done', body },
  },
}
