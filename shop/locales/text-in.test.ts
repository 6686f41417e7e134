import { expect, test } from 'vitest'
import { textIn } from './text-in.ts'

const shoe = { en: 'Trainer', us: 'Sneaker', fr: 'Basket', de: 'Turnschuh', it: 'Scarpa' }

test.each([
  ['uk', 'en', 'Trainer'],
  ['eu', 'en', 'Trainer'],
  ['us', 'en', 'Sneaker'],
  ['ca', 'en', 'Sneaker'],
  ['ca', 'fr', 'Basket'],
  ['eu', 'de', 'Turnschuh'],
] as const)('in %s/%s a trainer is a %s', (country, language, word) => {
  expect(textIn(shoe, { country, language })).toBe(word)
})

test('a text without a North American variant is the same there', () => {
  const { us: _, ...plain } = shoe
  expect(textIn(plain, { country: 'us', language: 'en' })).toBe('Trainer')
})
