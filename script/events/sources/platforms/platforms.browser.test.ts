import { expect, test } from 'vitest'
import { magentoReader, basketOf as readMagento } from './magento.ts'
import { orderByRules } from './order-by-rules.ts'
import type { PlatformReader } from './platform.ts'
import { basketOf as readShopify, shopifyReader } from './shopify.ts'
import { basketOf as readShopware, shopwareReader } from './shopware.ts'
import { basketOf as readWoocommerce, woocommerceReader } from './woocommerce.ts'

type Shown = { html?: string; path?: string; window?: Record<string, unknown> }

/** Returns the view and the content that a reader finds on a page. */
function readPage(reader: PlatformReader, { html = '', path = '/', window = {} }: Shown) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const page = { window, document, url: `https://shop.test${path}` }
  const view = reader.readView(page)
  return { view, content: reader.readContent(page, view?.type) }
}

const meta = (fields: object) => ({ ShopifyAnalytics: { meta: { currency: 'EUR', ...fields } } })
const body = (classes: string, html = '') => `<body class="${classes}">${html}</body>`

test('Shopify: the globals tell the view, the product with the chosen variant, and the products of a collection', () => {
  const product = {
    id: 7001,
    type: 'Tea',
    variants: [
      { id: 41, price: 1250, name: 'Assam - 100 g' },
      { id: 42, price: 2990, name: 'Assam - 250 g' },
    ],
  }
  const shown = readPage(shopifyReader, {
    html: '<meta property="og:title" content="Assam">',
    path: '/products/assam?variant=42',
    window: meta({ page: { pageType: 'product' }, product }),
  })
  expect(shown.view).toEqual({ type: 'product' })
  expect(shown.content).toEqual([
    {
      kind: 'product',
      currency: 'EUR',
      item: { productId: '7001', sku: '42', name: 'Assam', price: 29.9, categories: ['Tea'], images: [], quantity: 1 },
    },
  ])
  const list = readPage(shopifyReader, {
    window: meta({ page: { pageType: 'collection' }, products: [{ id: 7001 }, { id: 7002 }] }),
  })
  expect(list.content).toMatchObject([
    { kind: 'list', list: 'listing', items: [{ productId: '7001' }, { productId: '7002' }] },
  ])
})

test.each([
  ['/cart', { type: 'basket' }],
  ['/en/search', { type: 'search' }],
  ['/account/login', { type: 'account' }],
  ['/collections/tea', { type: 'category' }],
  ['/checkouts/cn/1/thank_you', { type: 'checkout', subtypes: ['confirmation'] }],
  ['/pages/about', undefined],
])('Shopify: without globals the path %s tells its view', (path, view) => {
  expect(readPage(shopifyReader, { path }).view).toEqual(view)
})

test("Shopify: the cart's amounts are hundredths, and its token is not reported", () => {
  const line = { product_id: 7001, variant_id: 42, product_title: 'Assam', final_price: 2990, quantity: 2 }
  const cart = {
    token: 'secret',
    currency: 'EUR',
    items_subtotal_price: 5980,
    total_price: 5980,
    item_count: 2,
    items: [line],
  }
  expect(readShopify(cart)).toEqual({
    currency: 'EUR',
    subtotal: 59.8,
    total: 59.8,
    quantity: 2,
    items: [{ productId: '7001', sku: '42', name: 'Assam', price: 29.9, quantity: 2 }],
  })
  expect(readShopify('<html>')).toBe(undefined)
})

test('Shopify: the order of the global checkout is reported', () => {
  const checkout = {
    order_id: 9,
    currency: 'EUR',
    subtotal_price: '59.80',
    total_price: '64.70',
    line_items: [{ product_id: 7001, variant_id: 42, title: 'Assam', price: '29.90', quantity: 2 }],
  }
  const { content } = readPage(shopifyReader, { path: '/checkouts/1/thank_you', window: { Shopify: { checkout } } })
  expect(content).toEqual([
    {
      kind: 'order',
      transactionId: '9',
      currency: 'EUR',
      subtotal: 59.8,
      total: 64.7,
      items: [{ productId: '7001', sku: '42', name: 'Assam', price: 29.9, quantity: 2 }],
    },
  ])
})

test("WooCommerce: the body's classes tell the view and the product's id, JSON-LD the rest", () => {
  const jsonLd = JSON.stringify({
    '@type': 'Product',
    name: 'Assam',
    sku: 'ASS-100',
    offers: [{ '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' }],
  })
  const html = body('single single-product postid-31', `<script type="application/ld+json">${jsonLd}</script>`)
  const { view, content } = readPage(woocommerceReader, { html })
  expect(view).toEqual({ type: 'product' })
  expect(content).toMatchObject([
    { kind: 'product', currency: 'EUR', item: { productId: '31', sku: 'ASS-100', name: 'Assam', price: 12.5 } },
  ])
  const items = '<ul class="products"><li class="product post-31"></li><li class="product post-32"></li></ul>'
  const search = readPage(woocommerceReader, { html: body('search search-results', items), path: '/?s=tea' })
  expect(search.content).toMatchObject([
    { kind: 'search', text: 'tea', resultCount: 2 },
    { kind: 'list', list: 'search', items: [{ productId: '31' }, { productId: '32' }] },
  ])
})

test('WooCommerce: the cart of the Store API is in minor units, and an order has its number and sums', () => {
  const prices = { price: '1250', currency_minor_unit: 2 }
  const totals = { total_items: '2500', total_price: '2990', currency_code: 'EUR', currency_minor_unit: 2 }
  const cart = { items: [{ id: 31, sku: 'ASS-100', name: 'Assam', quantity: 2, prices }], items_count: 2, totals }
  expect(readWoocommerce(cart)).toEqual({
    currency: 'EUR',
    subtotal: 25,
    total: 29.9,
    quantity: 2,
    items: [{ productId: '31', sku: 'ASS-100', name: 'Assam', price: 12.5, quantity: 2 }],
  })
  const html = body(
    'woocommerce-checkout woocommerce-order-received',
    `<ul><li class="woocommerce-order-overview__order"><strong>81</strong></li>
     <li class="woocommerce-order-overview__total"><strong><span class="amount">29,90 €</span></strong></li></ul>
     <table class="order_details"><tr class="order_item"><td><strong class="product-quantity">× 2</strong></td></tr>
     <tfoot><tr><td><span class="amount">25,00 €</span></td></tr></tfoot></table>`,
  )
  const window = { wcSettings: { currency: { code: 'EUR' } } }
  expect(readPage(woocommerceReader, { html, window }).content).toEqual([
    { kind: 'order', transactionId: '81', currency: 'EUR', subtotal: 25, total: 29.9, quantity: 2, items: [] },
  ])
})

test('Magento: classes, price box and the cart in local storage are read', () => {
  const html = body(
    'catalog-product-view',
    `<div class="product-info-main"><h1 class="page-title">Assam</h1><b itemprop="sku">ASS</b>
     <div class="price-box" data-product-id="31"><span data-price-type="finalPrice" data-price-amount="12.5"></span>
     <span data-price-type="oldPrice" data-price-amount="15"></span><meta itemprop="priceCurrency" content="EUR"></div></div>`,
  )
  const { view, content } = readPage(magentoReader, { html })
  expect(view).toEqual({ type: 'product' })
  expect(content).toEqual([
    {
      kind: 'product',
      currency: 'EUR',
      item: { productId: '31', sku: 'ASS', name: 'Assam', price: 12.5, was: 15, images: [], quantity: 1 },
    },
  ])
  const item = { product_id: '31', product_sku: 'ASS', product_name: 'Assam', product_price_value: 12.5, qty: 2 }
  expect(readMagento({ summary_count: 2, subtotalAmount: '25.0000', items: [item] }, 'EUR')).toEqual({
    currency: 'EUR',
    subtotal: 25,
    quantity: 2,
    items: [{ productId: '31', sku: 'ASS', name: 'Assam', price: 12.5, quantity: 2 }],
  })
})

test("Shopware: controller and action tell the view, the buy form the product's id, and the cart has products and vouchers", () => {
  const html = body(
    'is-ctl-product is-act-index',
    `<h1 class="product-detail-name">Assam</h1><div class="product-detail-buy">
     <meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="12.5"><span itemprop="sku">SW1</span>
     <input name="lineItems[a1][id]" value="a1"></div>`,
  )
  const { view, content } = readPage(shopwareReader, { html })
  expect(view).toEqual({ type: 'product' })
  expect(content).toEqual([
    {
      kind: 'product',
      currency: 'EUR',
      item: { productId: 'a1', sku: 'SW1', name: 'Assam', price: 12.5, images: [], quantity: 1 },
    },
  ])
  const lineItems = [
    {
      type: 'product',
      referencedId: 'a1',
      label: 'Assam',
      quantity: 2,
      price: { unitPrice: 12.5 },
      payload: { productNumber: 'SW1' },
    },
    { type: 'promotion', referencedId: 'code', quantity: 1, price: { unitPrice: -2 } },
  ]
  expect(readShopware({ token: 'secret', price: { positionPrice: 23, totalPrice: 26 }, lineItems }, 'EUR')).toEqual({
    currency: 'EUR',
    subtotal: 23,
    total: 26,
    items: [{ productId: 'a1', sku: 'SW1', name: 'Assam', price: 12.5, quantity: 2 }],
  })
  expect(readPage(shopwareReader, { html: body('is-ctl-checkout is-act-finishpage') }).view).toEqual({
    type: 'checkout',
    subtypes: ['confirmation'],
  })
})

test.each([
  [
    { transaction_id: '81', value: '29.90', tax: '0.00', shipping: '4.90' },
    { item_id: 'ASS', item_name: 'Assam' },
  ],
  [
    { id: '81', revenue: 29.9, tax: 0, shipping: 4.9 },
    { id: 'ASS', name: 'Assam' },
  ],
])(
  'Magento: an order is that of its module for analytics, with the ids of the cart in local storage: %#',
  (order, item) => {
    const products = [{ ...item, price: '12.50', quantity: 2 }]
    const options = { ordersTrackingData: { orders: [order], products, currency: 'EUR' } }
    const init = JSON.stringify({ '*': { 'Magento_GoogleGtag/js/google-analytics': options } })
    const html = body('checkout-onepage-success', `<script type="text/x-magento-init">${init}</script>`)
    const cart = { items: [{ product_id: '31', product_sku: 'ASS', qty: 2 }] }
    const localStorage = { getItem: () => JSON.stringify({ cart }) }
    const told = {
      kind: 'order',
      transactionId: '81',
      currency: 'EUR',
      subtotal: 25,
      total: 29.9,
      items: [{ productId: '31', sku: 'ASS', name: 'Assam', price: 12.5, quantity: 2 }],
    }
    expect(readPage(magentoReader, { html, window: { localStorage } }).content).toEqual([told])
    const alone = readPage(magentoReader, { html }).content
    expect(alone).toEqual([{ ...told, items: [{ ...told.items[0], productId: 'ASS' }] }])
    expect(readPage(magentoReader, { html: body('checkout-onepage-success') }).content).toEqual([])
  },
)

test('Shopware: an order is what the theme writes for its analytics, else the number and the sums of the summary', () => {
  const number = '<p class="finish-ordernumber" data-order-number="81"></p>'
  const hidden = `<div class="hidden-line-items-information" data-currency="EUR" data-value="29.9" data-tax="4.77" data-shipping="4.9">
    <span class="hidden-line-item" data-id="a1" data-sku="SW1" data-name="Assam" data-quantity="2" data-price="12.5"></span></div>`
  const classes = 'is-ctl-checkout is-act-finishpage'
  const order = { kind: 'order', transactionId: '81', subtotal: 25, total: 29.9 }
  expect(readPage(shopwareReader, { html: body(classes, number + hidden) }).content).toEqual([
    { ...order, currency: 'EUR', items: [{ productId: 'a1', sku: 'SW1', name: 'Assam', price: 12.5, quantity: 2 }] },
  ])
  const summary = `<dl><dd class="checkout-aside-summary-value">25,00 €</dd><dd class="checkout-aside-summary-value">4,90 €</dd>
    <dd class="checkout-aside-summary-value checkout-aside-summary-total">29,90 €</dd></dl>`
  expect(readPage(shopwareReader, { html: body(classes, number + summary) }).content).toEqual([
    { ...order, quantity: 0, items: [] },
  ])
  expect(readPage(shopwareReader, { html: body('is-act-cartpage', hidden) }).content).toEqual([])
})

test("a site's rules count more than the theme's values of an order, one by one, and can tell an order alone", () => {
  const html = `<p id="no">Order 82!</p><b class="sum" data-sum="40.50">x</b><i class="way">4,90 €</i><u>USD</u>`
  const document = new DOMParser().parseFromString(html, 'text/html')
  const rules = {
    id: { selector: '#no', pattern: '(\\d+)' },
    total: { selector: '.sum', attribute: 'data-sum' },
    shipping: { selector: '.way' },
    currency: { selector: 'u' },
  }
  const told = { kind: 'order', transactionId: '82', currency: 'USD', subtotal: 35.6, total: 40.5, items: [] } as const
  expect(orderByRules(document, rules, undefined)).toEqual(told)
  const own = { kind: 'order' as const, transactionId: '81', subtotal: 25, total: 29.9, quantity: 2, items: [] }
  expect(orderByRules(document, { total: rules.total }, own)).toEqual({ ...own, total: 40.5 })
  expect(orderByRules(document, { total: { selector: '.none' } }, undefined)).toBe(undefined)
})

test.each([
  [shopifyReader, '/cart/add.js', '/cart.js'],
  [shopifyReader, '/de/cart/change', '/cart?sections=a'],
  [woocommerceReader, '/?wc-ajax=add_to_cart', '/?wc-ajax=get_refreshed_fragments'],
  [woocommerceReader, '/wp-json/wc/store/v1/batch', '/wp-json/wc/store/v1/cart'],
  [magentoReader, '/customer/section/load/?sections=cart', '/checkout/cart/'],
  [shopwareReader, '/checkout/line-item/add', '/checkout/cart.json'],
] as const)(
  'a basket is read again after a request that changes it, and not after that for the basket itself: %#',
  (reader, change, own) => {
    expect([change, own].map((path) => reader.changes.test(`https://shop.test${path}`))).toEqual([true, false])
  },
)
