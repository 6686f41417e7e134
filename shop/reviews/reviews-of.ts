import type { Product, ShopLanguageName } from '../products/product.ts'
import { findProduct } from '../products/products.ts'
import type { Review, ReviewWords } from './review-words.ts'
import { reviewers } from './reviewers.ts'
import { shuffleItems } from './shuffle.ts'
import { wordsFor } from './words-for.ts'

/** How many of five stars reviews deduct, in the order of use: mostly one, sometimes more. */
const shortfalls = [1, 1, 1, 2, 1, 1, 3, 1, 2, 1]

/**
 * Returns whole stars for `count` reviews, best first, whose mean is the rating to a tenth as far as whole stars allow.
 */
function starsOf(rating: number, count: number): number[] {
  const stars: number[] = Array(count).fill(5)
  let missing = 5 * count - Math.round(rating * count)
  for (let index = 0; missing > 0 && index < count; index++) {
    const taken = Math.min(shortfalls[index % shortfalls.length] ?? 1, missing)
    stars[count - 1 - index] = 5 - taken
    missing -= taken
  }
  return stars
}

/** Which of a product's reviews, and in which language; all of them without `count`. */
export type ReviewsAsked = { language: ShopLanguageName; from?: number; count?: number }

const day = 24 * 60 * 60 * 1000
/** The date of the shop's newest review. */
const latest = Date.UTC(2025, 8, 28)

/**
 * Returns the reviews of a product, newest first: as many as its `reviewCount`, with its rating as their mean, and the
 * same on every call (SHOP-48, SHOP-90). Empty for an unknown product and for one without reviews.
 */
export function reviewsOf(productId: string, { language, from = 0, count }: ReviewsAsked): Review[] {
  const product = findProduct(productId)
  if (!product) return []
  const end = count === undefined ? undefined : from + count
  return allOf(product, language).slice(from, end)
}

function allOf(product: Product, language: ShopLanguageName): Review[] {
  const { productId, rating, reviewCount } = product
  const names = shuffleItems(reviewers, productId)
  const left = shuffleItems(wordsFor(product), productId)
  const stars = shuffleItems(starsOf(rating, reviewCount), productId)
  return stars.map((given, index) => {
    const [title, text] = takeFirst(left, given, productId)[language]
    return {
      id: `review-${index + 1}`,
      name: names[index % names.length] ?? '',
      date: dateOf(productId, index),
      rating: given,
      title,
      text,
    }
  })
}

/** Returns the next text with this many stars; each is used once per product. */
function takeFirst(words: ReviewWords[], stars: number, productId: string): ReviewWords {
  const [found] = words.splice(
    Math.max(
      0,
      words.findIndex((one) => one.stars === stars),
    ),
    1,
  )
  if (found?.stars !== stars)
    throw new Error(`${productId} has more reviews of ${stars} stars than there are words for.`)
  return found
}

/** Returns dates that are some days to weeks apart. */
function dateOf(productId: string, index: number): string {
  const offset = productId.length * 2 + index * 19 + ((index * 7 + productId.length) % 13)
  return new Date(latest - offset * day).toISOString().slice(0, 10)
}
