import { expect, test } from 'vitest'
import { meanSample, proportionSample } from './sample.ts'

test('[BV-04] the share of visitors has the variance of a share', () => {
  expect(proportionSample(1, 4)).toEqual({ visitors: 4, mean: 0.25, variance: 0.1875 })
  expect(proportionSample(0, 0)).toEqual({ visitors: 0, mean: 0, variance: 0 })
  expect(proportionSample(1, 1)).toEqual({ visitors: 1, mean: 1, variance: 0 })
})

test('[BV-04] an amount per visitor has the variance of a sample, from two visitors on', () => {
  // The amounts 1, 2 and 6.
  expect(meanSample({ sum: 9, squares: 41, visitors: 3 })).toEqual({ visitors: 3, mean: 3, variance: 7 })
  expect(meanSample({ sum: 3, squares: 5, visitors: 2 })).toEqual({ visitors: 2, mean: 1.5, variance: 0.5 })
  expect(meanSample({ sum: 5, squares: 25, visitors: 1 })).toEqual({ visitors: 1, mean: 5, variance: 0 })
  expect(meanSample({ sum: 0, squares: 0, visitors: 0 })).toEqual({ visitors: 0, mean: 0, variance: 0 })
})
