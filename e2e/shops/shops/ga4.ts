import { first, picture, type StrangeShop, second } from '../shop.ts'

const push = (...entries: object[]) =>
  `<script>window.dataLayer=[];${entries.map((entry) => `dataLayer.push(${JSON.stringify(entry)})`).join(';')}</script>`
const item = { item_id: 'T-7', item_name: 'Assam', price: 12.5 }
const bag = { currency: 'EUR', value: 25, items: [{ ...item, quantity: 2 }] }
const view = { event: 'page_view' }

const frame = (body: string) => `
<header id="top"><a href="/">Leaf</a><ul id="nav"><li><a href="/c/black">Black tea</a></li></ul><a id="bag-link" href="/bag">Bag</a></header>
<main>${body}</main><footer><small>Leaf</small></footer>`
const card = (id: string, price: string) =>
  `<article data-id="${id}"><a href="/p/${id}">${picture(id)}<h3>${id}</h3></a><p class="price">${price}</p></article>`

/** Pages rendered by a server, with GA4's data layer and nothing else; its views do not name their type. */
export const ga4Shop: StrangeShop = {
  language: 'en',
  productId: 'T-7',
  hasOrderItems: true,
  site: {
    sources: { ga4: true },
    anchors: {
      header: '#top',
      navMenu: '#nav',
      miniCart: '#bag-link',
      mainContent: 'main',
      heroBanner: '#hero',
      footer: 'footer',
      productPanel: '#buy',
      productTitle: '#buy h1',
      productPrice: '#buy .price',
      addToBag: '#buy button',
      productGallery: '#pictures',
      descriptionPanel: '#about',
      productGrid: '#list',
      gridItem: '#list article',
      gridPrice: '#list .price',
      basketItem: '#bag tr',
      basketSummary: '#sum',
      checkoutButton: '#pay',
    },
  },
  pages: {
    home: { path: '/', head: push(view), body: frame('<section id="hero">New harvest</section>') },
    category: {
      path: '/c/black',
      head: push(view, { event: 'view_item_list', ecommerce: { item_list_name: 'Black', items: [item] } }),
      body: frame(`<section id="list">${card('T-7', '€12.50')}${card('T-8', '€9.00')}</section>`),
    },
    product: {
      path: '/p/T-7',
      head: push(view, { event: 'view_item', ecommerce: { currency: 'EUR', value: 12.5, items: [item] } }),
      body: frame(
        `<section id="pictures">${first}${second}</section><section id="buy"><h1>Assam</h1>
         <p class="price">€12.50</p><button>Add to bag</button></section><section id="about">Malty</section>`,
      ),
    },
    search: {
      path: '/s?q=assam',
      head: push(view, { event: 'search', search_term: 'assam' }),
      body: frame(`<section id="list">${card('T-7', '€12.50')}</section>`),
    },
    basket: {
      path: '/bag',
      head: push(view, { event: 'view_cart', ecommerce: bag }),
      body: frame(
        `<table id="bag"><tr data-id="T-7"><td><a href="/p/T-7">Assam</a></td><td>2</td></tr></table>
         <div id="sum">€25.00</div><button id="pay">Check out</button>`,
      ),
    },
    checkout: {
      path: '/pay',
      head: push(view, { event: 'begin_checkout', ecommerce: bag }),
      body: frame('<h1>Pay</h1>'),
    },
    order: {
      path: '/thanks',
      head: push(view, { event: 'purchase', ecommerce: { ...bag, transaction_id: '1001', shipping: 4.9 } }),
      body: frame('<h1>Thank you</h1>'),
    },
  },
}
