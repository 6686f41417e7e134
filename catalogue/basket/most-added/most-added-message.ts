import { withCount } from '../../kit/counts/with-count.ts'
import type { Content } from './template.ts'

export type MostAdded = { shows: true; message: string } | { shows: false; because: string }

/**
 * Returns the two texts for a product that many visitors added to their bag, in order and without blank ones (BAS-01.2
 * to BAS-01.4).
 * @param count adds to bag within a day; undefined when unknown
 */
export function mostAddedMessage(
  count: number | undefined,
  { popularThreshold, message, message2 }: Pick<Content, 'popularThreshold' | 'message' | 'message2'>,
): MostAdded {
  const words = [message, message2].map((text) => text.trim()).filter(Boolean)
  if (words.length === 0) return { shows: false, because: 'there are no words' }
  if (count === undefined) return { shows: false, because: 'the count is not known' }
  if (count < popularThreshold) return { shows: false, because: `${count} is below ${popularThreshold}` }
  return { shows: true, message: withCount(words.join(' '), count) }
}
