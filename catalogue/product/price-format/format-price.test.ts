import { expect, test } from 'vitest'
import { checkTemplate } from '../../../script/experiences/rules/check-requirements.ts'
import { formatPrice } from './format-price.ts'
import { template } from './template.ts'

const both = { removeDecimal: true, recudeSize: true }
const neither = { removeDecimal: false, recudeSize: false }

test.each([
  ['$45.00', '$45'],
  ['$1,245.00', '$1,245'],
  ['45,00 €', '45 €'],
  ['1.245,00 €', '1.245 €'],
  ['$1,000', '$1,000'],
  ['$44.99', '$44.99'],
  ['$44.90', '$44.90'],
  ['$1,000.50', '$1,000.50'],
  ['$100.00 – $200.00', '$100 – $200'],
  ['Was ', 'Was '],
])('[PDP-21.1] %s becomes %s', (price, written) => {
  expect(formatPrice(price, { ...neither, removeDecimal: true })).toEqual({ text: written, isFirstSmall: false })
})

test.each([
  ['$45.00', true],
  [' £ 45.00', true],
  ['45,00 €', false],
  ['Was $45.00', false],
  ['Now ', false],
])('the first character of %s is a currency sign: %s', (price, isSign) => {
  expect(formatPrice(price, { ...neither, recudeSize: true })).toEqual({ text: price, isFirstSmall: isSign })
})

test('[PDP-21.3] both settings apply both changes, and none changes nothing', () => {
  expect(formatPrice('$45.00', both)).toEqual({ text: '$45', isFirstSmall: true })
  expect(formatPrice('$45.00', neither)).toEqual({ text: '$45.00', isFirstSmall: false })
})

test.each([
  ['/eu/it/', false],
  ['/eu/fr/', false],
  ['/eu/de/', false],
  ['/ca/fr/', false],
  ['/uk/en', false],
  ['/us/en/', true],
  ['/ca/en/', true],
])('[PDP-21.4] on addresses with %s it runs: %s', (part, runs) => {
  const url = `https://shop.test${part}product/moor`.replace('enproduct', 'en/product')
  const answers = checkTemplate(template, { pageType: 'product', deviceType: 'computer', url })
  expect(answers.every(({ passes }) => passes)).toBe(runs)
})
