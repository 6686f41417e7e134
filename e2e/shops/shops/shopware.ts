import { first, picture, type StrangeShop, second } from '../shop.ts'

const id = '018f7a1c5b7a70c2a1b3c4d5e6f70031'
const other = '018f7a1c5b7a70c2a1b3c4d5e6f70032'

const frame = (body: string) => `
<div class="top-bar d-none d-lg-block"><nav class="top-bar-nav">Free delivery</nav></div>
<header class="header-main"><div class="container"><div class="row header-row"><div class="header-logo-main"><a class="header-logo-main-link" href="/">Leaf</a></div>
<div class="header-search"><form class="header-search-form" action="/search"><input type="search" name="search" class="header-search-input"></form></div>
<div class="header-cart"><a class="btn header-cart-btn" href="/checkout/cart">Cart</a></div></div></div></header>
<div class="nav-main"><div class="main-navigation" id="mainNavigation"><nav><a class="nav-link main-navigation-link" href="/Tea/"><span>TEA</span></a></nav></div></div>
<div class="flashbags"></div><main class="content-main">${body}</main><footer class="footer-main"><div class="container">Leaf</div></footer>`
const cms = (body: string) =>
  `<div class="cms-page"><div class="cms-sections"><div class="cms-section pos-0 cms-section-default">${body}</div></div></div>`
const card = (product: string, name: string) =>
  `<div class="cms-listing-col col-sm-6" role="listitem"><div class="card product-box box-standard" data-product-information='${JSON.stringify({ id: product, name })}'>
   <div class="card-body"><div class="product-image-wrapper"><a href="/${name}/S-${name}" class="product-image-link">${picture(name)}</a></div>
   <div class="product-info"><a href="/${name}/S-${name}" class="product-name">${name}</a><div class="product-price-info"><div class="product-price-wrapper">
   <span class="product-price">€12.50*</span></div></div><div class="product-action"><form action="/checkout/line-item/add" class="buy-widget">
   <input type="hidden" name="lineItems[${product}][id]" value="${product}"><button type="button" class="btn btn-buy">Add</button></form></div></div></div></div></div>`
const grid = `<div class="cms-element-product-listing-wrapper"><div class="cms-element-product-listing"><div class="cms-element-product-listing-actions">
<div class="sorting"><select class="sorting form-select"><option>Price</option></select></div></div>
<div class="row cms-listing-row js-listing-wrapper" role="list">${card(id, 'Assam')}${card(other, 'Ceylon')}</div></div></div>`
const filter = `<div class="filter-panel"><div class="filter-panel-items-container"><div class="filter-multi-select filter-panel-item">
<button class="filter-panel-item-toggle btn">Size</button></div></div></div>`
/** What the theme writes on pages of the cart and of an order for its own analytics. */
const hidden = (sums: string) => `<div class="hidden-line-items-information" ${sums}>
<span class="hidden-line-item" data-id="${id}" data-name="Assam" data-quantity="2" data-price="12.5"></span></div>`

/** The structure of Shopware 6's default Storefront. */
export const shopwareShop: StrangeShop = {
  language: 'en',
  productId: id,
  hasOrderItems: true,
  add: '.product-detail-buy .btn-buy',
  site: { platform: 'shopware', anchors: {} },
  answers: {
    '/checkout/cart.json': (quantity) => ({
      token: 'secret',
      price: { positionPrice: 12.5 * quantity, totalPrice: 12.5 * quantity },
      lineItems: quantity
        ? [
            {
              type: 'product',
              id,
              referencedId: id,
              label: 'Assam',
              quantity,
              price: { unitPrice: 12.5 },
              payload: { productNumber: 'SW1' },
            },
          ]
        : [],
    }),
    '/checkout/line-item/add': () => '',
  },
  pages: {
    home: {
      path: '/',
      classes: 'is-ctl-navigation is-act-home',
      body: frame(
        cms(
          '<div class="cms-block pos-0 cms-block-image-cover">New harvest</div><div class="cms-block pos-1 cms-block-text">Welcome</div>',
        ),
      ),
    },
    category: {
      path: '/Tea/',
      classes: 'is-ctl-navigation is-act-index',
      body: frame(
        cms(
          `<div class="cms-block pos-0 cms-block-sidebar-filter">${filter}</div><div class="cms-block pos-1 cms-block-product-listing">${grid}</div>`,
        ),
      ),
    },
    product: {
      path: '/Assam/SW1',
      classes: 'is-ctl-product is-act-index',
      head: '<meta property="product:price:currency" content="EUR">',
      body: frame(
        `<div class="product-detail"><h1 class="product-detail-name">Assam</h1><div class="gallery-slider-row">${first}${second}</div>
         <div class="product-detail-buy"><meta itemprop="price" content="12.5"><meta itemprop="priceCurrency" content="EUR">
         <div class="product-detail-price-container"><p class="product-detail-price">€12.50*</p></div>
         <div class="product-detail-delivery-information"><p class="delivery-information">Available, delivery in 2 days</p></div>
         <form id="productDetailPageBuyProductForm" class="buy-widget" action="/checkout/line-item/add"><input type="hidden" name="lineItems[${id}][id]" value="${id}">
         <button class="btn btn-buy" type="button" onclick="fetch('/checkout/line-item/add',{method:'POST'})">Add to shopping cart</button></form>
         <button class="product-wishlist-action">Remember</button><span itemprop="sku" class="product-detail-ordernumber">SW1</span></div>
         <div class="product-detail-tabs"><ul class="nav"><li>Description</li></ul><div class="product-detail-description">Malty</div></div></div>
         <div class="product-detail-tabs product-detail-cross-selling">Also</div>`,
      ),
    },
    search: { path: '/search?search=assam', classes: 'is-ctl-search is-act-search', body: frame(grid) },
    basket: {
      path: '/checkout/cart',
      classes: 'is-ctl-checkout is-act-cartpage',
      body: frame(
        `${hidden('data-currency="EUR" data-value="25"')}<ul class="line-item-container"><li class="line-item line-item-product js-cart-item"><div class="line-item-details">
         <a class="line-item-label" href="/Assam/SW1">Assam</a></div><div class="line-item-remove"><form action="/checkout/line-item/delete/${id}">
         <button type="button" class="btn line-item-remove-button" data-product-id="${id}">×</button></form></div></li></ul>
         <div class="checkout-aside"><div class="checkout-aside-summary"><dl class="checkout-aside-summary-list"><dt class="checkout-aside-summary-label">Total</dt>
         <dd class="checkout-aside-summary-value">€25.00*</dd><dd class="checkout-aside-summary-value checkout-aside-summary-total">€25.00*</dd></dl></div>
         <a class="btn begin-checkout-btn" href="/checkout/confirm">Go to checkout</a></div>`,
      ),
    },
    checkout: {
      path: '/checkout/confirm',
      classes: 'is-ctl-checkout is-act-confirmpage',
      body: frame(
        `<form id="confirmOrderForm"><input type="checkbox" id="tos" class="checkout-confirm-tos-checkbox"><label for="tos" class="checkout-confirm-tos-label">I have read the terms</label></form>`,
      ),
    },
    order: {
      path: '/checkout/finish?orderId=018f7a1c5b7a70c2a1b3c4d5e6f71001',
      classes: 'is-ctl-checkout is-act-finishpage',
      body: frame(
        `<div class="finish-header"><p class="finish-ordernumber" data-order-number="1001">Your order number: #1001</p></div>
         ${hidden('data-currency="EUR" data-value="29.9" data-tax="0" data-shipping="4.9"')}`,
      ),
    },
  },
}
