import type { PublishedProduct } from '../../../contract/shop-events.ts'

type WantedWords = { text: string }
type DescribedProduct = Partial<Pick<PublishedProduct, 'name' | 'description'>>

/** The technologies whose words name or description of a product hold, in their own order (PDP-03.1); none is an answer (PDP-03.3). */
export function technologiesOf<T extends WantedWords>(
  technologies: readonly T[],
  { name, description }: DescribedProduct,
): T[] {
  return technologies.filter(({ text }) => [name, description].some((words) => holdsWords(String(words ?? ''), text)))
}

/** Whole words, in any case, whatever the blanks between them. */
function holdsWords(words: string, wanted: string): boolean {
  const parts = wanted
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu').test(words)
}
