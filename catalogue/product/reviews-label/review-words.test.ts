import { expect, test } from 'vitest'
import { reviewWords } from './review-words.ts'

test.each([
  ['27 reviews', 'Read 27'],
  ['(1,204)', 'Read 1,204'],
  ['12 345 avis', 'Read 12 345'],
  ['1.204 Bewertungen', 'Read 1.204'],
  ['Rated 4.6, by 27', 'Read 27'],
  ['0 reviews', 'Read 0'],
])('[PDP-15.1] the count is the number in "%s"', (shopWords, words) => {
  expect(reviewWords('Read {count}', shopWords)).toBe(words)
})

test('[PDP-15.1] text without {count} needs no number, and each {count} is replaced', () => {
  expect(reviewWords('What others say', 'Reviews')).toBe('What others say')
  expect(reviewWords('{count}? {count}!', '3 reviews')).toBe('3? 3!')
})

test.each(['Reviews', '', 'Rated 4.6'])(
  '[PDP-15.2] when "%s" contains no number the label does not change',
  (shopWords) => {
    expect(reviewWords('Read {count}', shopWords)).toBe(undefined)
  },
)
