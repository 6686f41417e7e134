import type { ShopLanguage } from '../../locales/locale.ts'
import type { Texts } from '../../locales/texts/en.ts'
import type { Product } from '../../products/product.ts'
import { colourFamilyOf } from '../listing/colour-families.ts'
import { wordsOf } from './words-of.ts'

/** In whose words to search. */
export type SearchWords = { language: ShopLanguage; texts: Texts }

/**
 * The products that have every word of the text (SHOP-06): in their name, colour, kind, category, label or technology;
 * where none has, in their description too. Plurals and compounds are found by the part they share.
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

/** A word without the ending of a plural, so that `boots` finds a boot; short words stay as they are. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|es|s|n|e|i|x)$/, '') : word
}
