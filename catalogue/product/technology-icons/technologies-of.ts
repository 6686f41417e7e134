import type { PublishedProduct } from '../../../contract/shop-events.ts'

type WantedWords = { text: string }
type DescribedProduct = Partial<Pick<PublishedProduct, 'name' | 'description'>>

/**
 * Returns the technologies that the name or description of a product contains, in configured order (PDP-03.1); the result
 * may be empty (PDP-03.3).
 */
export function technologiesOf<T extends WantedWords>(
  technologies: readonly T[],
  { name, description }: DescribedProduct,
): T[] {
  return technologies.filter(({ text }) => holdsWords([name, description].join(' | '), text))
}

/** Matches whole words, ignoring case and kinds of spaces. Safari has `(?<!` only since 16.4. */
function holdsWords(words: string, wanted: string): boolean {
  const pattern = wanted
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(words)
}
