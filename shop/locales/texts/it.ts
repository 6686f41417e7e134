import type { Texts } from './en.ts'
import { bag, basket, refusals } from './it/bag.ts'
import { checkout } from './it/checkout.ts'
import { alert, footer, header } from './it/frame.ts'
import { home } from './it/home.ts'
import { card, category, listing, price, rating } from './it/listing.ts'
import { account, help, legal, notFound, wishlist } from './it/pages.ts'
import { product } from './it/product.ts'
import { categories, categoryIntros, colourFamilies, silhouettes } from './it/products.ts'
import { search } from './it/search.ts'

export const it: Texts = {
  name: 'Norrow',
  skipLink: 'Vai al contenuto',
  close: 'Chiudi',
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
