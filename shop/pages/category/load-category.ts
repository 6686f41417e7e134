import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { type Category, categories, type Product, silhouettes } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { cardOf } from '../data/card-of.ts'
import { silhouettesIn } from '../data/silhouettes-in.ts'
import type { LoadedPage } from '../page-data.ts'
import { listStep } from './category-content.ts'

/** What the address may ask of a list: `?type=boot&show=48`. */
export type ListQuery = { type?: string; show?: string }

/** A category's page, or that of all products without a category (SHOP-04); undefined for an unknown category. */
export function loadCategory(locale: Locale, name: string | undefined, query: ListQuery): LoadedPage | undefined {
  const category = name === undefined ? 'all' : categories.find((one) => one === name)
  if (!category) return undefined
  const inCategory = category === 'all' ? products : products.filter((one) => one.categories.includes(category))
  const silhouette = silhouettes.find((one) => one === query.type)
  const matching = silhouette ? inCategory.filter((product) => product.silhouette === silhouette) : inCategory
  const texts = textsFor(locale)
  return {
    path: category === 'all' ? 'shop' : `shop/${category}`,
    type: 'category',
    subtypes: category === 'all' ? [] : [category],
    title: texts.category.title(titleOf(category, locale)),
    description: texts.categoryIntros[category],
    content: {
      page: 'category',
      category,
      silhouette,
      silhouettes: silhouettesIn(inCategory),
      count: matching.length,
      cards: shown(matching, query.show).map((product) => cardOf(product, locale)),
    },
  }
}

function titleOf(category: Category | 'all', locale: Locale): string {
  const texts = textsFor(locale)
  return category === 'all' ? texts.category.all : texts.categories[category]
}

function shown(matching: readonly Product[], show: string | undefined): readonly Product[] {
  const wanted = Number(show)
  return matching.slice(0, Number.isInteger(wanted) && wanted > listStep ? wanted : listStep)
}
