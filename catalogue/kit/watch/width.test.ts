import { expect, test } from 'vitest'
import { isNarrow, widthLimits } from './width.ts'

test('[SHR-01.5] all templates share these width limits', () => {
  expect(widthLimits).toEqual([500, 575, 600, 640, 768, 800, 900])
})

test.each(widthLimits)('[SHR-01.5] below %d is narrower than that, and below includes it', (limit) => {
  const widths = [limit - 1, limit - 0.5, limit, limit + 1]
  expect(widths.map((width) => isNarrow(width, { below: limit }))).toEqual([true, true, false, false])
  expect(widths.map((width) => isNarrow(width, { upTo: limit }))).toEqual([true, true, true, false])
})
