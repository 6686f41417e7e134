import { type Locale, localePath } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { categories, silhouettes } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { cardOf, type ProductCardFacts } from '../data/card-of.ts'
import type { Picture } from '../data/picture-of.ts'
import { categoryPath } from '../parts/category-path.ts'
import { findProducts, wordsOf } from './find-products.ts'

/** A suggestion for a typed text: a list of the shop, or a product with its picture, colour and price. */
export type Suggestion = { text: string; href: string; product?: { colour: string; price: number; picture?: Picture } }

/** The maximum number of suggested lists, and of suggested products. */
const most = { lists: 3, products: 5 }

/** Returns suggestions for a text that is still being typed (SHOP-22). */
export function suggestFor(text: string, locale: Locale): Suggestion[] {
  const typed = wordsOf(text).join(' ')
  if (typed === '') return []
  const texts = textsFor(locale)
  const lists = [
    ...categories.map((category) => ({ text: texts.categories[category], page: categoryPath(category) })),
    ...silhouettes.map((one) => ({ text: texts.silhouettes[one], page: categoryPath('all', one) })),
  ].filter((list) => wordsOf(list.text).join(' ').startsWith(typed))
  const oneOfEachText = lists.filter(({ text: name }, index) => lists.findIndex((one) => one.text === name) === index)
  const found = findProducts(products, text, { language: locale.language, texts })
  const oneOfEachLine = [...new Map(found.toReversed().map((product) => [product.line, product])).values()].toReversed()
  return [
    ...oneOfEachText.slice(0, most.lists).map((list) => ({ text: list.text, href: localePath(locale, list.page) })),
    ...oneOfEachLine.slice(0, most.products).map((product) => suggestionOf(cardOf(product, locale))),
  ]
}

function suggestionOf({ name, href, colour, price, pictures: [picture] }: ProductCardFacts): Suggestion {
  return { text: name, href, product: { colour, price, picture } }
}
