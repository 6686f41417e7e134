import { first, picture, type StrangeShop, second } from '../shop.ts'

const line = {
  product_id: '31',
  product_sku: 'ASS-100',
  product_name: 'Assam',
  product_url: '/assam.html',
  product_price_value: 12.5,
}
const section = (quantity: number) => ({
  cart: {
    summary_count: quantity,
    subtotalAmount: `${12.5 * quantity}.0000`,
    items: quantity ? [{ ...line, qty: quantity }] : [],
  },
})
/** The theme's script keeps the sections of its visitor in local storage. */
const add = `fetch('/checkout/cart/add/product/31/',{method:'POST'}).then(()=>fetch('/customer/section/load/?sections=cart'))
  .then((reply)=>reply.json()).then((sections)=>localStorage.setItem('mage-cache-storage',JSON.stringify(sections)))`
/** What the platform's own module for analytics writes on the page of an order. */
const tracking = {
  orders: [{ transaction_id: '1001', affiliation: 'Leaf', value: '29.90', tax: '0.00', shipping: '4.90' }],
  products: [{ item_id: 'ASS-100', item_name: 'Assam', price: '12.50', quantity: 2 }],
  currency: 'EUR',
}
const init = (component: string, options: object) =>
  `<script type="text/x-magento-init">${JSON.stringify({ '*': { [component]: options } })}</script>`

const frame = (body: string) => `
<div class="page-wrapper"><header class="page-header"><div class="panel wrapper"><div class="panel header">Free delivery</div></div>
<div class="header content"><a class="logo" href="/">Leaf</a><div class="minicart-wrapper"><a class="action showcart" href="/checkout/cart/">My Cart</a></div>
<div class="block block-search"><form id="search_mini_form" action="/catalogsearch/result/"><input id="search" name="q"></form></div></div></header>
<div class="sections nav-sections"><nav class="navigation"><ul><li class="level0"><a href="/tea.html"><span>TEA</span></a></li></ul></nav></div>
<div class="page messages"></div><main id="maincontent" class="page-main"><div class="column main">${body}</div></main>
<footer class="page-footer"><div class="footer content">Leaf</div></footer></div>`
const price = (id: number) =>
  `<div class="price-box price-final_price" data-role="priceBox" data-product-id="${id}"><span class="price-container">
   <span data-price-amount="12.5" data-price-type="finalPrice" class="price-wrapper"><span class="price">€12.50</span></span></span></div>`
const card = (id: number, key: string, sku: string) =>
  `<li class="item product product-item"><div class="product-item-info"><a class="product photo product-item-photo" href="/${key}.html">${picture(key)}</a>
   <div class="product details product-item-details"><strong class="product name product-item-name"><a class="product-item-link" href="/${key}.html">${key}</a></strong>
   ${price(id)}<div class="product-item-inner"><div class="product actions product-item-actions"><div class="actions-primary">
   <form data-role="tocart-form" data-product-sku="${sku}" method="post"><input type="hidden" name="product" value="${id}">
   <button type="button" class="action tocart primary"><span>Add to Cart</span></button></form></div>
   <div class="actions-secondary"><a href="#" class="action towishlist"><span>Wish</span></a></div></div></div></div></div></li>`
const grid = `<div class="toolbar toolbar-products"><div class="modes"><strong class="modes-mode active mode-grid">Grid</strong></div>
<div class="toolbar-sorter sorter"><select id="sorter" class="sorter-options"><option>Price</option></select></div></div>
<div class="products wrapper grid products-grid"><ol class="products list items product-items">${card(31, 'assam', 'ASS-100')}${card(32, 'ceylon', 'CEY-100')}</ol></div>`
const filter = `<div class="block filter"><div class="block-title filter-title"><strong>Shop By</strong></div><div class="filter-options">
<div class="filter-options-item"><div class="filter-options-title">Size</div></div></div></div>`

/** The structure of Magento's theme Luma. */
export const magentoShop: StrangeShop = {
  language: 'en',
  productId: '31',
  sku: 'ASS-100',
  hasOrderItems: true,
  add: '#product-addtocart-button',
  site: { platform: 'magento', anchors: {} },
  // The theme has the two in different blocks.
  signs: { 'category/swap-filter-sort': '.toolbar-products .filter-title' },
  answers: {
    '/customer/section/load/': section,
    '/checkout/cart/add/product/31/': () => [],
    '/checkout/cart/add/': () => [],
  },
  pages: {
    home: {
      path: '/',
      classes: 'cms-home cms-index-index page-layout-1column',
      body: frame('<div class="blocks-promo"><a class="block-promo home-main" href="/tea.html">New harvest</a></div>'),
    },
    category: { path: '/tea.html', classes: 'page-products catalog-category-view', body: frame(filter + grid) },
    product: {
      path: '/assam.html',
      classes: 'catalog-product-view product-assam page-layout-1column',
      body: frame(
        `<div class="product media">${first}${second}</div><div class="product-info-main"><div class="page-title-wrapper product">
         <h1 class="page-title"><span class="base">Assam</span></h1></div><div class="product-info-price">${price(31)}
         <meta itemprop="price" content="12.5"><meta itemprop="priceCurrency" content="EUR">
         <div class="product-info-stock-sku"><div class="stock available"><span>In stock</span></div>
         <div class="product attribute sku"><div class="value" itemprop="sku">ASS-100</div></div></div></div>
         <div class="product-add-form"><form id="product_addtocart_form"><button id="product-addtocart-button" type="button" class="action primary tocart" onclick="${add}">Add to Cart</button></form></div>
         <div class="product-social-links"><div class="product-addto-links"><a href="#" class="action towishlist">Add to Wish List</a></div></div></div>
         <div class="product info detailed"><div class="product data items"><div class="data item title"><a class="data switch" href="#description">Details</a></div>
         <div class="data item content" id="description"><div class="value">Malty</div></div><div class="data item content" id="reviews">Reviews</div></div></div>
         <div class="block related"><div class="block-title">Related Products</div></div>`,
      ),
    },
    search: {
      path: '/catalogsearch/result/?q=assam',
      classes: 'page-products catalogsearch-result-index',
      body: frame(grid),
    },
    basket: {
      path: '/checkout/cart/',
      classes: 'checkout-cart-index page-layout-1column',
      head: `<script>window.checkoutConfig={quoteData:{quote_currency_code:'EUR'}}</script>`,
      body: frame(
        `<div class="cart-container"><div class="cart-summary"><div id="block-shipping" class="block shipping">Estimate Shipping</div>
         <div id="cart-totals" class="cart-totals"><table><tr class="grand totals"><td class="amount"><span class="price">€25.00</span></td></tr></table></div>
         <ul class="checkout methods items"><li class="item"><button type="button" class="action primary checkout"><span>Proceed to Checkout</span></button></li></ul></div>
         <form id="form-validate" class="form form-cart"><table id="shopping-cart-table" class="cart items data table"><tbody class="cart item"><tr class="item-info">
         <td class="col item"><div class="product-item-details"><strong class="product-item-name"><a href="/assam.html">Assam</a></strong></div></td>
         <td class="col qty"><input data-cart-item-id="ASS-100" value="2" name="cart[1][qty]"></td></tr></tbody></table></form></div>`,
      ),
    },
    checkout: {
      path: '/checkout/',
      classes: 'checkout-index-index page-layout-checkout',
      body: frame(
        `<div id="checkout"><ul class="opc-progress-bar"><li class="opc-progress-bar-item _active"><span>Shipping</span></li>
         <li class="opc-progress-bar-item"><span>Review</span></li></ul><div class="checkout-agreements"><div class="checkout-agreement field choice">
         <input type="checkbox" id="agreement_1"><label for="agreement_1"><span>I agree to the terms</span></label></div></div></div>`,
      ),
    },
    order: {
      path: '/checkout/onepage/success/',
      classes: 'checkout-onepage-success page-layout-1column',
      body: `${init('Magento_GoogleGtag/js/google-analytics', { ordersTrackingData: tracking })}${frame(
        `<div class="checkout-success"><p>Your order number is: <a class="order-number"><strong>1001</strong></a></p></div>`,
      )}`,
    },
  },
}
