import type { Texts } from './en.ts'
import { bag, basket, refusals } from './fr/bag.ts'
import { checkout } from './fr/checkout.ts'
import { alert, footer, header } from './fr/frame.ts'
import { home } from './fr/home.ts'
import { card, category, listing, price, rating } from './fr/listing.ts'
import { account, help, legal, notFound, wishlist } from './fr/pages.ts'
import { product } from './fr/product.ts'
import { categories, categoryIntros, colourFamilies, silhouettes } from './fr/products.ts'
import { search } from './fr/search.ts'

export const fr: Texts = {
  name: 'Norrow',
  skipLink: 'Aller au contenu',
  close: 'Fermer',
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
