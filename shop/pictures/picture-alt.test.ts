import { expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { findProduct, products } from '../products/products.ts'
import { pictureAlt } from './picture-alt.ts'

test.each([
  ['uk', 'en', 'brisa-court-ink', 1, 'Brisa Court trainer, Ink: one shoe from the side'],
  ['ca', 'en', 'brisa-court-ink', 1, 'Brisa Court sneaker, Ink: one shoe from the side'],
  ['uk', 'en', 'wren-rose', 2, 'Wren ballet flat, Rose: the pair'],
  ['eu', 'fr', 'wren-rose', 1, 'Ballerine Wren, Rose poudré\u00a0: une chaussure de profil'],
  ['eu', 'de', 'wren-rose', 3, 'Ballerina Wren, Altrosa: das Paar von oben'],
  ['eu', 'it', 'wren-rose', 4, 'Ballerina Wren, Rosa antico: un dettaglio in primo piano'],
] as const)('an alt text in %s/%s names shoe, colour and view: %s, %s', (country, language, productId, view, text) => {
  const product = findProduct(productId)
  expect(product && pictureAlt(product, view, { country, language })).toBe(text)
})

test.each(locales)('the alt texts of $country/$language distinguish the pictures of the shop', (locale) => {
  const texts = products.flatMap((product) =>
    Array.from({ length: product.pictureCount }, (_, index) => pictureAlt(product, index + 1, locale)),
  )
  expect(new Set(texts).size).toBe(texts.length)
})

test('a view that the product does not have is refused', () => {
  for (const product of products) {
    expect(() => pictureAlt(product, product.pictureCount + 1, { country: 'uk', language: 'en' })).toThrow(RangeError)
  }
})
