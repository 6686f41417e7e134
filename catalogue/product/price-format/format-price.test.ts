import { expect, test } from 'vitest'
import { checkTemplate } from '../../../script/experiences/rules/check-template.ts'
import { formatPrice, type PriceFormat } from './format-price.ts'
import { template } from './template.ts'

const both = { removeDecimal: true, recudeSize: true }
const neither = { removeDecimal: false, recudeSize: false }

/** Formats a price that is one text. */
const formatText = (text: string, format: PriceFormat) => formatPrice([{ text }], format)[0]

/** Returns the parts without zero decimals; `^` stands before a small part. */
const withoutDecimals = (...parts: string[]) =>
  formatPrice(
    parts.map((part) => ({ text: part.replace('^', ''), isSmall: part.startsWith('^') })),
    { ...neither, removeDecimal: true },
  ).map(({ text }) => text)

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
  expect(formatText(price, { ...neither, removeDecimal: true })).toEqual({ text: written, isFirstSmall: false })
})

test.each([
  [['£', '49', '^99'], null],
  [
    ['£', '49', '^00'],
    ['£', '49', ''],
  ],
  [
    ['$', '49', '.', '00'],
    ['$', '49', '', ''],
  ],
  [
    ['$', '49', '^.00'],
    ['$', '49', ''],
  ],
  [
    ['49,', '^00', ' €'],
    ['49', '', ' €'],
  ],
  [
    ['£49', ' ', '^ 00 '],
    ['£49', ' ', ' '],
  ],
  [
    ['4', '9', '.', '0', '0'],
    ['4', '9', '', '', ''],
  ],
  [['1', '.', '0', '0', '0'], null],
  [['4', '9', '.', '0', '5'], null],
  [['1', ',000'], null],
  [['10', '00'], null],
  [
    ['$75.00', '$100.00'],
    ['$75', '$100'],
  ],
  [
    ['75.00', '100.00'],
    ['75', '100'],
  ],
  [['75.0', '0', '100.50'], null],
])('[PDP-21.1] a price of the parts %j becomes %j', (parts, written) => {
  expect(withoutDecimals(...parts)).toEqual(written ?? parts.map((part) => part.replace('^', '')))
})

test.each([
  [['£', '49', '^99'], 0],
  [['Was ', '£', '49'], 1],
  [['\n ', ' £ ', ' ', '49'], 1],
  [['£', ' off'], -1],
  [['49', '€'], -1],
])('of the parts %j the first character is made smaller in the one at %i', (parts, at) => {
  const formatted = formatPrice(
    parts.map((text) => ({ text })),
    { ...neither, recudeSize: true },
  )
  expect(formatted.findIndex(({ isFirstSmall }) => isFirstSmall)).toBe(at)
})

test.each([
  ['$45.00', true],
  [' £ 45.00', true],
  ['45,00 €', false],
  ['Was $45.00', false],
  ['Now ', false],
])('the first character of %s is a currency sign: %s', (price, isSign) => {
  expect(formatText(price, { ...neither, recudeSize: true })).toEqual({ text: price, isFirstSmall: isSign })
})

test('[PDP-21.3] both settings apply both changes, and none changes nothing', () => {
  expect(formatText('$45.00', both)).toEqual({ text: '$45', isFirstSmall: true })
  expect(formatText('$45.00', neither)).toEqual({ text: '$45.00', isFirstSmall: false })
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
