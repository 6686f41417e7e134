import { expect, test } from 'vitest'
import { complementaryError } from './erfc.ts'

// The values of Abramowitz and Stegun, tables 7.1 and 7.3, and of Wolfram's `Erfc`.
test.each([
  [0, 1],
  [0.1, 0.887_537_083_981_715],
  [0.5, 0.479_500_122_186_953_5],
  [1, 0.157_299_207_050_285_13],
  [2, 0.004_677_734_981_047_266],
  [2.4, 6.885_138_966_450_786e-4],
  [2.5, 4.069_520_174_449_589e-4],
  [3, 2.209_049_699_858_544e-5],
  [5, 1.537_459_794_428_034_7e-12],
])('[BV-04] the complementary error function of %d is exact to 13 digits, also of its negative', (x, expected) => {
  expect(complementaryError(x) / expected).toBeCloseTo(1, 12)
  expect(complementaryError(-x)).toBeCloseTo(2 - expected, 13)
})
