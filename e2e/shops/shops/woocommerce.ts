import { first, picture, type StrangeShop, second } from '../shop.ts'

const api = '<link rel="https://api.w.org/" href="/wp-json/">'
const jsonLd = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org/',
  '@type': 'Product',
  name: 'Assam',
  sku: 'ASS-100',
  url: '/product/assam/',
  offers: [{ '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', availability: 'http://schema.org/InStock' }],
})}</script>`
const settings = `<script>window.wcSettings={currency:{code:'EUR'}}</script>`

const frame = (body: string) => `
<div id="page"><p class="woocommerce-store-notice">Free delivery</p><header id="masthead" class="site-header"><a href="/">Leaf</a>
<div class="site-search"><form role="search" action="/"><input type="search" name="s"></form></div>
<nav id="site-navigation"><ul><li><a href="/shop/">TEA</a></li></ul></nav><ul id="site-header-cart"><li><a href="/cart/">Cart</a></li></ul></header>
<div id="content"><div id="primary"><main id="main">${body}</main></div></div><footer id="colophon"><p>Leaf</p></footer></div>`
const amount = (text: string) => `<span class="woocommerce-Price-amount amount"><bdi>${text} €</bdi></span>`
const card = (id: number, slug: string, sku: string) =>
  `<li class="product type-product post-${id}"><a class="woocommerce-LoopProduct-link" href="/product/${slug}/">${picture(slug)}
   <h2 class="woocommerce-loop-product__title">${slug}</h2><span class="price">${amount('12,50')}</span></a>
   <a class="button add_to_cart_button" data-product_id="${id}" data-product_sku="${sku}" href="?add-to-cart=${id}">Add</a></li>`
const grid = `<div class="storefront-sorting"><form class="woocommerce-ordering"><select><option>Price</option></select></form></div>
<ul class="products columns-3">${card(31, 'assam', 'ASS-100')}${card(32, 'ceylon', 'CEY-100')}</ul>`

/** The structure of WooCommerce's theme Storefront. */
export const woocommerceShop: StrangeShop = {
  language: 'en',
  productId: '31',
  sku: 'ASS-100',
  hasOrderItems: true,
  add: '.single_add_to_cart_button',
  site: { platform: 'woocommerce', anchors: {} },
  answers: {
    '/wp-json/wc/store/v1/cart': (quantity) => ({
      items_count: quantity,
      totals: {
        total_items: 1250 * quantity,
        total_price: 1250 * quantity,
        currency_code: 'EUR',
        currency_minor_unit: 2,
      },
      items: quantity
        ? [{ id: 31, sku: 'ASS-100', name: 'Assam', quantity, prices: { price: '1250', currency_minor_unit: 2 } }]
        : [],
    }),
    '/?wc-ajax=add_to_cart': () => ({ fragments: {} }),
  },
  pages: {
    home: { path: '/', head: api, classes: 'home page', body: frame('<div class="wp-block-cover">New harvest</div>') },
    category: {
      path: '/shop/',
      head: api,
      classes: 'archive post-type-archive-product woocommerce',
      body: frame(grid),
    },
    product: {
      path: '/product/assam/',
      head: api + jsonLd,
      classes: 'product-template-default single single-product postid-31 woocommerce',
      body: frame(
        `<div id="product-31" class="product type-product post-31"><div class="woocommerce-product-gallery">${first}${second}</div>
         <div class="summary entry-summary"><h1 class="product_title entry-title">Assam</h1><p class="price">${amount('12,50')}</p>
         <p class="stock in-stock">3 in stock</p><form class="cart"><button class="single_add_to_cart_button button" type="button"
         onclick="fetch('/?wc-ajax=add_to_cart',{method:'POST'})">Add to cart</button></form></div>
         <div class="woocommerce-tabs"><ul class="tabs"><li><a href="#tab-description">Description</a></li></ul>
         <div id="tab-description" class="panel"><p>Malty</p></div></div>
         <section class="related products"><h2>Related</h2></section></div>`,
      ),
    },
    search: { path: '/?s=assam&post_type=product', head: api, classes: 'search search-results', body: frame(grid) },
    basket: {
      path: '/cart/',
      head: api,
      classes: 'woocommerce-cart woocommerce-page',
      body: frame(
        `<form class="woocommerce-cart-form"><table><tr class="cart_item"><td class="product-name"><a href="/product/assam/">Assam</a></td>
         <td><a class="remove" data-product_id="31" data-product_sku="ASS-100" href="#">×</a></td></tr></table></form>
         <div class="cart_totals"><table><tr class="woocommerce-shipping-totals"><td>Delivery</td></tr><tr class="order-total"><td>${amount('25,00')}</td></tr></table>
         <a class="checkout-button button" href="/checkout/">Check out</a></div>`,
      ),
    },
    checkout: {
      path: '/checkout/',
      head: api,
      classes: 'woocommerce-checkout woocommerce-page',
      body: frame('<span class="woocommerce-terms-and-conditions-checkbox-text">I agree</span>'),
    },
    order: {
      path: '/checkout/order-received/1001/',
      head: api + settings,
      classes: 'woocommerce-checkout woocommerce-page woocommerce-order-received',
      body: frame(
        `<ul class="woocommerce-order-overview"><li class="woocommerce-order-overview__order">Order: <strong>1001</strong></li>
         <li class="woocommerce-order-overview__total">Total: <strong>${amount('29,90')}</strong></li></ul>
         <table class="shop_table order_details"><tbody><tr class="order_item"><td><a href="/product/assam/">Assam</a> <strong class="product-quantity">× 2</strong></td></tr></tbody>
         <tfoot><tr><td>${amount('25,00')}</td></tr><tr><td>${amount('29,90')}</td></tr></tfoot></table>`,
      ),
    },
  },
}
