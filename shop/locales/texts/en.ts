import { bag, basket, refusals } from './en/bag.ts'
import { checkout } from './en/checkout.ts'
import { alert, footer, header } from './en/frame.ts'
import { home } from './en/home.ts'
import { card, category, listing, price, rating } from './en/listing.ts'
import { account, help, legal, notFound, wishlist } from './en/pages.ts'
import { product } from './en/product.ts'
import { categories, categoryIntros, colourFamilies, silhouettes } from './en/products.ts'
import { search } from './en/search.ts'

/** Every text of the interface. Add a new one here or in `en/`; the type then requires it in each other language. */
export const en = {
  name: 'Norrow',
  skipLink: 'Skip to content',
  close: 'Close',
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

export type Texts = typeof en

/** The reasons why the bag refuses a change. */
export type Refusal = keyof Texts['refusals']
