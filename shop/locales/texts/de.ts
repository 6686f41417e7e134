import { bag, basket, refusals } from './de/bag.ts'
import { checkout } from './de/checkout.ts'
import { alert, footer, header } from './de/frame.ts'
import { home } from './de/home.ts'
import { card, category, listing, price, rating } from './de/listing.ts'
import { account, help, legal, notFound, wishlist } from './de/pages.ts'
import { product } from './de/product.ts'
import { categories, categoryIntros, colourFamilies, silhouettes } from './de/products.ts'
import { search } from './de/search.ts'
import type { Texts } from './en.ts'

export const de: Texts = {
  name: 'Norrow',
  skipLink: 'Zum Inhalt springen',
  close: 'Schließen',
  categories,
  silhouettes,
  categoryIntros,
  colourFamilies,
  refusals,
  header,
  alert,
  bag,
  footer,
  home,
  card,
  price,
  rating,
  category,
  listing,
  search,
  wishlist,
  product,
  basket,
  checkout,
  account,
  help,
  legal,
  notFound,
}
