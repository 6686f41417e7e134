import { describe, expect, test } from 'vitest'
import { languages } from '../products/product.ts'
import { products } from '../products/products.ts'
import { reviewsOf } from './reviews-of.ts'

const reviewed = products.filter(({ reviewCount }) => reviewCount > 0)
const all = (productId: string) => reviewsOf(productId, { language: 'en' })

describe.each(reviewed)('the reviews of $productId', ({ productId, rating, reviewCount }) => {
  test('are as many as the product says, 3 to 27', () => {
    expect(all(productId)).toHaveLength(reviewCount)
    expect(reviewCount).toBeGreaterThanOrEqual(3)
    expect(reviewCount).toBeLessThanOrEqual(27)
  })

  test('have the rating of the product as their mean', () => {
    const mean = all(productId).reduce((sum, review) => sum + review.rating, 0) / reviewCount
    expect(mean.toFixed(1)).toBe(rating.toFixed(1))
  })

  test('are newest first, each with its own text and name in every language', () => {
    for (const language of languages) {
      const reviews = reviewsOf(productId, { language })
      const dates = reviews.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().reverse())
      expect(dates.every((date) => /^20\d\d-\d\d-\d\d$/.test(date))).toBe(true)
      for (const key of ['id', 'name', 'title', 'text'] as const) {
        expect(new Set(reviews.map((review) => review[key])).size).toBe(reviews.length)
        expect(reviews.every((review) => review[key].trim() !== '')).toBe(true)
      }
    }
  })
})

test('the first reviews are the same as the beginning of all reviews', () => {
  for (const { productId } of reviewed) {
    expect(reviewsOf(productId, { language: 'en', from: 2, count: 4 })).toEqual(all(productId).slice(2, 6))
  }
  expect(reviewsOf('wren-rose', { language: 'en', from: 100, count: 4 })).toEqual([])
})

test('a review has the same name, date and stars in every language, and a translated text', () => {
  const facts = (language: (typeof languages)[number]) =>
    reviewsOf('wren-rose', { language }).map(({ name, date, rating }) => ({ name, date, rating }))
  const texts = new Set(languages.flatMap((language) => reviewsOf('wren-rose', { language }).map(({ text }) => text)))
  for (const language of languages) expect(facts(language)).toEqual(facts('en'))
  expect(texts.size).toBe(4 * all('wren-rose').length)
})

test('a product without reviews and an unknown product have none', () => {
  const without = products.filter(({ reviewCount }) => reviewCount === 0)
  expect(without.length).toBeGreaterThan(0)
  for (const { productId } of [...without, { productId: 'nothing' }]) expect(all(productId)).toEqual([])
})
