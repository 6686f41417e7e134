import { expect, test } from 'vitest'
import { findProduct } from '../products/find-product.ts'
import { languages } from '../products/product.ts'
import { products } from '../products/products.ts'
import { pictureAlt } from './picture-alt.ts'

test.each([
  ['en', 2, 'Wren ballet flat, Rose: the pair'],
  ['fr', 1, 'Ballerine Wren, Rose poudré\u00a0: une chaussure de profil'],
  ['de', 3, 'Ballerina Wren, Altrosa: das Paar von oben'],
  ['it', 4, 'Ballerina Wren, Rosa antico: un dettaglio in primo piano'],
] as const)('an alt text in %s names shoe, colour and view %s', (language, view, text) => {
  const product = findProduct('wren-rose')
  expect(product && pictureAlt(product, view, language)).toBe(text)
})

test.each(languages)('the alt texts in %s tell the pictures of the shop apart', (language) => {
  const texts = products.flatMap((product) =>
    Array.from({ length: product.pictureCount }, (_, index) => pictureAlt(product, index + 1, language)),
  )
  expect(new Set(texts).size).toBe(texts.length)
})

test('a view that the product has not is refused', () => {
  for (const product of products) {
    expect(() => pictureAlt(product, product.pictureCount + 1, 'en')).toThrow(RangeError)
  }
})
