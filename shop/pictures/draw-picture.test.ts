import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { silhouettes } from '../products/product.ts'
import { products } from '../products/products.ts'
import { drawPicture } from './draw-picture.ts'

const pictures = products.flatMap((product) =>
  Array.from({ length: product.pictureCount }, (_, index) => ({
    product,
    view: index + 1,
    title: `${product.productId}-${index + 1}`,
  })),
)

describe('a drawn picture', () => {
  test.each(pictures)('$title is a well-formed document of at most 8 kB', ({ product, view }) => {
    const picture = drawPicture(product, view)
    // JSX without expressions follows the rules of XML that matter here: nesting, closing, quoting.
    expect(parseSync('picture.jsx', picture).errors).toEqual([])
    expect(picture).not.toMatch(/[{}]|undefined|NaN/)
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 1000">/)
    expect(picture.length).toBeLessThanOrEqual(8192)
  })

  test.each(pictures)('$title refers only to parts that it contains, each named once', ({ product, view }) => {
    const picture = drawPicture(product, view)
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const wanted = [...picture.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(wanted))
  })

  test('is the same each time it is drawn', () => {
    const draw = () => pictures.map(({ product, view }) => drawPicture(product, view))
    expect(draw()).toEqual(draw())
  })

  test('differs from every other picture', () => {
    expect(new Set(pictures.map(({ product, view }) => drawPicture(product, view))).size).toBe(pictures.length)
  })

  test('exists for every silhouette', () => {
    expect(new Set(products.map((product) => product.silhouette))).toEqual(new Set(silhouettes))
  })

  test.each([0, -1, 1.5, 6, Number.NaN])('view %s is refused', (view) => {
    for (const product of products) expect(() => drawPicture(product, view)).toThrow(RangeError)
  })
})
