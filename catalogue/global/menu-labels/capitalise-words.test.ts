import { expect, test } from 'vitest'
import { capitaliseWords } from './capitalise-words.ts'

test.each([
  ['WOMENS BOOTS', 'Womens Boots'],
  ['new in', 'New In'],
  ['SALE', 'Sale'],
])('[GLB-02.1] %s becomes %s', (label, words) => {
  expect(capitaliseWords(label, 'en')).toBe(words)
})

test.each([
  ["WOMEN'S", 'en', "Women's"],
  ['LACE-UP SHOES', 'en', 'Lace-up Shoes'],
  ['TOP 100 & MORE!', 'en', 'Top 100 & More!'],
  ['(12)', 'en', '(12)'],
  ['3-IN-1 COATS', 'en', '3-in-1 Coats'],
  ['(SALE)', 'en', '(Sale)'],
  ["L'ÉTÉ", 'fr', "L'été"],
  ['  MENS \n BOOTS ', 'en', '  Mens \n Boots '],
  ['ÉTÉ À LA MER', 'fr', 'Été À La Mer'],
  ['GRÖSSE ÄNDERN', 'de', 'Grösse Ändern'],
  ['ISTANBUL IŞIK', 'tr', 'Istanbul Işık'],
])('[GLB-02.2] %s (%s) becomes %s', (label, language, words) => {
  expect(capitaliseWords(label, language)).toBe(words)
})
