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
  return technologies.filter(({ text }) => [name, description].some((words) => holdsWords(String(words ?? ''), text)))
}

/** Matches whole words, ignoring case and kinds of spaces. */
function holdsWords(words: string, wanted: string): boolean {
  const parts = wanted
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu').test(words)
}
