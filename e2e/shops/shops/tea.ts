import { first, picture, type StrangeShop, second } from '../shop.ts'

const emit = (...events: [string, object][]) =>
  `<script>${events.map(([type, data]) => `uv.emit('${type}',${JSON.stringify(data)})`).join(';')}</script>`
const view = (type: string, ...subtypes: string[]) =>
  ['ecView', { type, subtypes, language: 'de', country: 'DE', currency: 'EUR' }] as [string, object]
const money = (value: number) => ({ value, currency: 'EUR' })
const product = { productId: 'assam', sku: 'assam-100', name: 'Assam', price: money(12.5) }
const basket = { id: 'b1', subtotal: money(25), total: money(25), quantity: 2 }
const line = { product, quantity: 2, subtotal: money(25) }
const paid = { ...basket, total: money(29.9) }

const frame = (body: string) => `
<div class="aktion"><span class="aktion-heute">Heute versandfrei</span></div>
<div class="kopf"><a href="/">Teehaus</a><nav class="menue"><a href="/tee/">TEE</a> <a href="/zubehoer/">ZUBEHÖR</a></nav>
<form class="suche" action="/finden"><input type="search" name="was"></form><a class="korb-link" href="/korb">Korb</a></div>
<div class="inhalt">${body}</div><div class="fuss"><p>Teehaus am Markt</p></div>`
const tea = (id: string, price: string) =>
  `<li class="sorte" data-sorte="${id}"><a href="/tea/${id}">${picture(id)}<b>${id}</b></a> <span class="preis">${price}</span>
   <button class="kaufen">In den Korb</button></li>`

/** Static pages in German with classes and addresses of their own, which emit Instep's events themselves. */
export const teaShop: StrangeShop = {
  language: 'de',
  productId: 'assam',
  hasOrderItems: true,
  site: {
    anchors: {
      header: '.kopf',
      headerPromo: '.aktion',
      promoWrapper: '.aktion-heute',
      navMenu: '.menue',
      miniCart: '.korb-link',
      mainContent: '.inhalt',
      contentSlot: '.buehne',
      heroBanner: '.buehne',
      footer: '.fuss',
      productPanel: '.kaufblock',
      productTitle: '.kaufblock h1',
      productPrice: '.kaufblock .preis',
      stockText: '.vorrat',
      addToBag: '.in-den-korb',
      deliveryOptions: '.abholung',
      deliveryInfo: '.versand',
      productGallery: '.bilder',
      descriptionPanel: '.beschreibung',
      productAccordion: '.auskunft',
      crossSell: '.dazu',
      productGrid: '.sorten',
      gridItem: '.sorte',
      gridPrice: '.sorte .preis',
      gridBuy: '.sorte .kaufen',
      filterBar: '.auswahl',
      filterText: '.auswahl label',
      sortControl: '.auswahl select',
      basketItem: '.zeile',
      basketSummary: '.summe',
      basketTotal: '.summe b',
      checkoutButton: '.zur-kasse',
      basketDelivery: '.lieferung',
      consentLabel: '.werbung',
      progressSteps: '.schritte',
    },
  },
  pages: {
    home: { path: '/', head: emit(view('home')), body: frame('<div class="buehne">Neue Ernte</div><p>Willkommen</p>') },
    category: {
      path: '/tee/',
      head: emit(view('category'), ['ecProduct', { eventType: 'listing', productIds: ['assam', 'ceylon'] }]),
      body: frame(
        `<div class="auswahl"><label>Sorte</label> <select><option>Preis</option></select></div>
         <ul class="sorten">${tea('assam', '<del>15,00 €</del> 12,50 €')}${tea('ceylon', '9,00 €')}</ul>`,
      ),
    },
    product: {
      path: '/tea/assam',
      head: emit(view('product'), [
        'ecProduct',
        { eventType: 'detail', product: { ...product, url: '/tea/assam', stock: 3, images: ['/tea.svg'] } },
      ]),
      body: frame(
        `<div class="bilder">${first}${second}</div><div class="kaufblock"><h1>Assam</h1>
         <p class="preis">12,50 €</p><p class="vorrat">Auf Lager</p><button class="in-den-korb">In den Korb</button>
         <p class="versand">Versand in zwei Tagen</p><p class="abholung">Abholung morgen</p></div><details class="auskunft"><summary>Beschreibung</summary>
         <div class="beschreibung">Malziger Tee</div></details><div class="dazu">Dazu passt Kandis</div>`,
      ),
    },
    search: {
      path: '/finden?was=assam',
      head: emit(view('search'), ['ecSearch', { text: 'assam', resultCount: 1 }]),
      body: frame(`<ul class="sorten">${tea('assam', '12,50 €')}</ul>`),
    },
    basket: {
      path: '/korb',
      head: emit(view('basket'), ['ecBasketItem', { basket, ...line }], ['ecBasketSummary', { basket }]),
      body: frame(
        `<div class="zeile" data-sorte="assam"><a href="/tea/assam">Assam</a> 2 × 12,50 €</div>
         <p class="lieferung">Lieferung morgen</p><div class="summe">Summe <b>25,00 €</b></div>
         <button class="zur-kasse">Zur Kasse</button>`,
      ),
    },
    checkout: {
      path: '/kasse',
      head: emit(view('checkout')),
      body: `<ol class="schritte"><li>Adresse</li><li>Zahlung</li></ol><label class="werbung"><input type="checkbox"> Newsletter</label>`,
    },
    order: {
      path: '/danke',
      head: emit(
        view('checkout', 'confirmation'),
        ['ecBasketItemTransaction', { transaction: { id: '1001' }, basket: paid, ...line }],
        ['ecBasketTransactionSummary', { transaction: { id: '1001' }, basket: paid }],
      ),
      body: '<h1>Danke</h1>',
    },
  },
}
