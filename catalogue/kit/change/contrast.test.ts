import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, leastContrast, pickOpposite, type Rgb } from './contrast.ts'

const [black, white]: Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
]

test.each([
  [black, white, 21],
  [white, white, 1],
  [[119, 119, 119], white, 4.48],
  [[0, 0, 255], white, 8.59],
] as [Rgb, Rgb, number][])('the contrast of %j and %j is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 2)
})

test('of black and white one has enough contrast to any colour', () => {
  const part = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.tuple(part, part, part), (color) => {
      const ground = pickOpposite(color) === 'black' ? black : white
      return contrastOf(color, ground as Rgb) >= leastContrast
    }),
  )
})
