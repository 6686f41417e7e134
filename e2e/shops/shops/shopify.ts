import { picture, type StrangeShop } from '../shop.ts'

const meta = (fields: object, more = '') =>
  `<script>window.Shopify={currency:{active:'EUR'},routes:{root:'/'}};window.ShopifyAnalytics={meta:${JSON.stringify({ currency: 'EUR', ...fields })}};${more}</script>
   <meta property="og:title" content="Assam">`
const product = { id: 7001, type: 'Tea', variants: [{ id: 41, price: 1250, name: 'Assam' }] }
const line = { product_id: 7001, variant_id: 41, quantity: 2 }
const checkout = {
  order_id: 1001,
  currency: 'EUR',
  subtotal_price: '25.00',
  total_price: '29.90',
  line_items: [{ ...line, title: 'Assam', price: '12.50' }],
}

const frame = (body: string) => `
<div class="utility-bar"><div class="page-width utility-bar__grid"><div class="announcement-bar">Free delivery</div></div></div>
<sticky-header class="header-wrapper"><header class="header"><a href="/">Leaf</a>
<nav class="header__inline-menu"><a href="/collections/tea">TEA</a></nav><details class="search-modal"></details>
<a class="header__icon--cart" href="/cart">Cart</a></header></sticky-header><cart-drawer></cart-drawer>
<main id="MainContent"><div class="shopify-section">${body}</div></main><footer class="footer"><p>Leaf</p></footer>`
const price = '<div class="price"><span class="price-item price-item--regular">€12,50</span></div>'
const card = (handle: string, id: number, variant: number) =>
  `<li class="grid__item"><div class="card-wrapper"><div class="card__media">${picture(handle)}</div><h3 class="card__heading">
   <a href="/products/${handle}">${handle}</a></h3>${price}<div class="quick-add"><form><input type="hidden" name="id" value="${variant}">
   <button type="button">Add</button><input type="hidden" name="product-id" value="${id}"></form></div></div></li>`
const grid = `<ul id="product-grid" class="grid product-grid">${card('assam', 7001, 41)}${card('ceylon', 7002, 51)}</ul>`

/** The structure of Shopify's theme Dawn. */
export const shopifyShop: StrangeShop = {
  language: 'en',
  productId: '7001',
  sku: '41',
  hasOrderItems: true,
  add: '.product-form__submit',
  site: { platform: 'shopify', anchors: {} },
  answers: {
    '/cart.js': (quantity) => ({
      currency: 'EUR',
      items_subtotal_price: 1250 * quantity,
      total_price: 1250 * quantity,
      item_count: quantity,
      items: quantity ? [{ ...line, quantity, product_title: 'Assam', final_price: 1250 }] : [],
    }),
    '/cart/add.js': () => line,
  },
  pages: {
    home: {
      path: '/',
      head: meta({ page: { pageType: 'home' } }),
      body: frame('<div class="banner">New harvest</div>'),
    },
    category: {
      path: '/collections/tea',
      head: meta({ page: { pageType: 'collection' }, products: [{ id: 7001 }, { id: 7002 }] }),
      body: frame(
        `<div class="facets-container"><button class="mobile-facets__open">Filter</button><details><summary class="facets__summary">Size</summary></details>
         <div class="facet-filters sorting"><select><option>Price</option></select></div></div>${grid}`,
      ),
    },
    product: {
      path: '/products/assam',
      head: meta({ page: { pageType: 'product' }, product }),
      body: frame(
        `<div class="product"><media-gallery><ul class="product__media-list"><li>${picture('one')}</li><li>${picture('two')}</li></ul></media-gallery>
         <div class="product__info-container"><div class="product__title"><h1>Assam</h1></div>${price}
         <div class="product__tax">Tax included</div><p class="product__inventory">In stock</p>
         <form action="/cart/add"><input type="hidden" name="id" value="41">
         <button class="product-form__submit" type="button" onclick="fetch('/cart/add.js',{method:'POST'})">Add to cart</button></form>
         <div class="product__accordion accordion"><details><summary>Brewing</summary><div>Hot water</div></details></div>
         <div class="product__description">Malty</div></div></div><product-recommendations><p>Also</p></product-recommendations>`,
      ),
    },
    search: {
      path: '/search?q=assam',
      head: meta({ page: { pageType: 'searchresults' }, products: [{ id: 7001 }] }),
      body: frame(grid),
    },
    basket: {
      path: '/cart',
      head: meta({}),
      body: frame(
        `<cart-items><table><tr class="cart-item"><td><a class="cart-item__name" href="/products/assam?variant=41">Assam</a></td>
         <td><input data-quantity-variant-id="41" value="2"></td></tr></table></cart-items>
         <div class="cart__footer"><p class="totals__total-value">€25,00 EUR</p><button id="checkout">Check out</button>
         <div class="cart__dynamic-checkout-buttons"></div></div>`,
      ),
    },
    checkout: { path: '/checkouts/cn/1', head: meta({}), body: '<h1>Checkout</h1>' },
    order: {
      path: '/checkouts/cn/1/thank_you',
      head: meta({}, `Shopify.checkout=${JSON.stringify(checkout)}`),
      body: '<h1>Thank you</h1>',
    },
  },
}
