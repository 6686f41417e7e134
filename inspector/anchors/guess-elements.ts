import type { AnchorName } from '../../contract/anchors.ts'
import { findCards, pricePattern } from './find-cards.ts'

/** Words on buttons that add to a bag, in the languages of large shops. */
const addWords =
  /add to (?:bag|cart|basket|trolley)|in den (?:warenkorb|einkaufswagen)|ajouter au panier|aggiungi al (?:carrello|cestino)|añadir (?:al carrito|a la cesta)|in winkel(?:wagen|mandje)|adicionar ao carrinho|lägg i (?:varukorg|kundvagn)|dodaj do koszyka/i
const checkoutWords =
  /check ?out|zur kasse|passer (?:la )?commande|procedi al(?:l'ordine| pagamento)|tramitar pedido|afrekenen|finalizar compra/i
const logoutWords = /log ?out|sign ?out|abmelden|déconnexion|esci|cerrar sesión|uitloggen/i

type Guess = (page: Document) => readonly (Element | null | undefined)[]

/** Returns a guess by selectors: the first one that matches something counts. */
const bySelector =
  (...selectors: readonly string[]): Guess =>
  (page) => {
    const found = selectors.map((selector) => page.querySelectorAll(selector)).find(({ length }) => length > 0)
    return found ? [...found] : []
  }

const byWords =
  (words: RegExp, selector: string): Guess =>
  (page) =>
    [...page.querySelectorAll(selector)].filter((each) =>
      words.test(`${each.textContent} ${each.getAttribute('aria-label') ?? ''} ${each.getAttribute('value') ?? ''}`),
    )

/** What an element is likely to be, from semantics, schema.org and what the platforms have in common. */
const guesses: Partial<Record<AnchorName, Guess>> = {
  header: bySelector('body > header', '[role="banner"]', 'header', '#header', '.header'),
  navMenu: bySelector('header nav', '[role="navigation"]', 'nav'),
  mainContent: bySelector('main', '[role="main"]', '#main', '#MainContent', '#content'),
  footer: bySelector('body > footer', '[role="contentinfo"]', 'footer', '#footer', '.footer'),
  miniCart: bySelector(
    'header a[href*="cart" i]',
    'header a[href*="basket" i]',
    'header [aria-label*="cart" i]',
    'header a[href*="warenkorb" i]',
  ),
  searchOverlay: bySelector('[role="search"]', 'form[action*="search" i]', 'input[type="search"]'),
  logoutLink: (page) => [page.querySelector('a[href*="logout" i]'), ...byWords(logoutWords, 'a, button')(page)],
  productTitle: bySelector('[itemtype*="schema.org/Product"] [itemprop="name"]', 'main h1', 'h1'),
  productPrice: (page) =>
    bySelector(
      '[itemprop="price"]',
      'main [class*="price" i]',
      '[class*="price" i]',
    )(page).filter((each) => each && !each.closest('header, footer, aside')),
  starRating: bySelector('[itemprop="aggregateRating"]', 'main [class*="rating" i]', 'main [class*="stars" i]'),
  addToBag: (page) => [
    ...page.querySelectorAll(
      'form[action*="cart/add"] [type="submit"], form.cart [name="add-to-cart"], #product-addtocart-button, .btn-buy',
    ),
    ...byWords(addWords, 'main button, button, input[type="submit"]')(page),
  ],
  descriptionPanel: bySelector('[itemprop="description"]', '#description', 'main [class*="description" i]'),
  reviewsSection: bySelector('#reviews', '[id*="reviews" i]', 'section[class*="reviews" i]'),
  productGallery: bySelector(
    'media-gallery',
    '.woocommerce-product-gallery',
    '.gallery-placeholder',
    'main [class*="gallery" i]',
  ),
  crossSell: bySelector(
    'product-recommendations',
    '.related.products',
    '.block.related',
    'main [class*="related" i]',
    'main [class*="cross-sell" i]',
  ),
  wishlistArea: bySelector('main [class*="wishlist" i]', '[aria-label*="wishlist" i]'),
  gridItem: (page) => findCards(page),
  productGrid: (page) => [findCards(page)[0]?.parentElement],
  gridPrice: (page) => findCards(page).map(priceIn),
  gridThumbs: (page) => findCards(page).map((card) => card.querySelector('img, picture')),
  filterBar: bySelector('facet-filters-form', 'main form[class*="facet" i]', 'main [class*="filter" i]'),
  sortControl: bySelector('select[name*="sort" i]', 'select.orderby', 'select[id*="sort" i]', 'main [class*="sort" i]'),
  heroBanner: bySelector('main [class*="hero" i]', 'main [class*="banner" i]', 'main section:first-of-type'),
  basketItem: bySelector(
    'tr.cart-item',
    '.cart_item',
    '.line-item',
    'main [class*="cart-item" i]',
    'main [class*="basket-item" i]',
  ),
  basketSummary: bySelector('.cart_totals', '.cart-summary', '.totals', 'main [class*="summary" i]'),
  basketTotal: bySelector('.order-total', '.grand.totals', '.totals__total-value', 'main [class*="total" i]'),
  checkoutButton: (page) => [
    ...byWords(checkoutWords, 'main button, main a, main input[type="submit"]')(page),
    page.querySelector('[name="checkout"]'),
  ],
  cardField: bySelector('[autocomplete="cc-number"]'),
  noResults: bySelector('main [class*="no-results" i]', 'main [class*="empty" i]'),
}

/** Returns the elements of a page that are likely to be an anchor, best first; empty where nothing tells. */
export function guessElements(name: AnchorName, page: Document): Element[] {
  const found = guesses[name]?.(page).filter((each): each is Element => Boolean(each)) ?? []
  return [...new Set(found)].filter((each) => each.localName !== 'instep-inspector')
}

function priceIn(card: Element): Element | undefined {
  const priced = [...card.querySelectorAll('*')].filter(({ textContent }) => pricePattern.test(textContent ?? ''))
  // The innermost one.
  return priced.find((each) => !priced.some((other) => other !== each && each.contains(other)))
}
