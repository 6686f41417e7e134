import type { ShopLanguage } from '../../locales/locale.ts'
import type { Texts } from '../../locales/texts/en.ts'
import type { Product } from '../../products/product.ts'
import { colourFamilyOf } from '../listing/colour-families.ts'

/** The locale whose texts are searched. */
export type SearchWords = { language: ShopLanguage; texts: Texts }

/**
 * Returns the products that match every word of the text (SHOP-06): in name, colour, kind, category, label or
 * technology; if none does, in the description too. Plurals and compounds are found by their common part.
 */
export function findProducts(products: readonly Product[], text: string, words: SearchWords): Product[] {
  const asked = wordsOf(text)
  if (asked.length === 0) return []
  const hasAsked = (known: string[]) => asked.every((word) => known.some((one) => one.includes(stemOf(word))))
  const found = products.filter((product) => hasAsked(factsOf(product, words)))
  if (found.length > 0) return found
  return products.filter((product) =>
    hasAsked([...factsOf(product, words), ...wordsOf(product.description[words.language])]),
  )
}

function factsOf(product: Product, { language, texts }: SearchWords): string[] {
  const family = colourFamilyOf(product.colour.id)
  const facts = [
    product.productId,
    product.name[language],
    product.name.us ?? '',
    product.colour.name[language],
    texts.silhouettes[product.silhouette],
    ...(family ? [texts.colourFamilies[family]] : []),
    ...product.categories.map((category) => texts.categories[category]),
    ...[...product.labels, ...product.technologies].map((one) => one[language]),
  ]
  return facts.flatMap(wordsOf)
}

/** Removes the plural ending of a word, so that `boots` finds a boot; short words stay as they are. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|es|s|n|e|i|x)$/, '') : word
}

/** Returns the words of a text for comparison: lower case, without accents. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}
