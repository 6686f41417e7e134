import type { ProductCount } from '../../kit/counts/popularity.ts'
import { withCount } from '../../kit/counts/with-count.ts'
import { amongFirst } from '../../kit/products/among-first.ts'
import type { Content } from './template.ts'

/** The popularity of a product; undefined parts could not be read. */
export type ProofCounts = { purchases: number | undefined; views: number | undefined }

export type SocialProof = { shows: true; message: string; icon: string } | { shows: false; because: string }

/**
 * Returns the count of a product among the first `topK` entries of a ranking; 0 when it is not there (PDP-23.1, PDP-23.4).
 */
export function countAmong(
  ranking: readonly ProductCount[] | undefined,
  productId: string,
  topK: number,
): number | undefined {
  return ranking && (amongFirst(ranking, productId, topK) ?? 0)
}

/** Returns the message to show. Purchases are the stronger sign and come first (PDP-23.1, PDP-23.2, PDP-23.5, PDP-23.6). */
export function socialProofMessage({ purchases, views }: ProofCounts, content: Content): SocialProof {
  const { threshold, copy, sellingFastCopy, trendingIcon, sellingFastIcon } = content
  const messages = [
    { count: purchases, text: sellingFastCopy, icon: sellingFastIcon },
    { count: views, text: copy, icon: trendingIcon },
  ]
  for (const { count, text, icon } of messages)
    if (count !== undefined && count >= threshold && text.trim() !== '')
      return { shows: true, message: withCount(text, count), icon }
  return { shows: false, because: `${purchases} purchases and ${views} views: none of a message reaches ${threshold}` }
}
