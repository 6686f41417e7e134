import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { type Category, categories, silhouettes } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { silhouettesIn } from '../data/navigation.ts'
import { listProducts } from '../listing/list-products.ts'
import { firstValue, type ListingQuery } from '../listing/query.ts'
import type { LoadedPage } from '../page-data.ts'

/**
 * Loads a category's page, or without a category that of all products (SHOP-04). Returns undefined for an unknown
 * category.
 */
export function loadCategory(locale: Locale, name: string | undefined, query: ListingQuery): LoadedPage | undefined {
  const category = name === undefined ? 'all' : categories.find((one) => one === name)
  if (!category) return undefined
  const inCategory = category === 'all' ? products : products.filter((one) => one.categories.includes(category))
  const silhouette = silhouettes.find((one) => one === firstValue(query.type))
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
      ...listProducts(matching, { ...query, type: silhouette }, locale),
    },
  }
}

function titleOf(category: Category | 'all', locale: Locale): string {
  const texts = textsFor(locale)
  return category === 'all' ? texts.category.all : texts.categories[category]
}
