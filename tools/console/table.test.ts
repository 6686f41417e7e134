import { expect, test } from 'vitest'
import { formatDuration } from './table.ts'

test('durations are rounded before they are divided into minutes and seconds', () => {
  const shown = [0, 449, 59_949, 59_950, 60_499, 125_000, 479_600].map(formatDuration)
  expect(shown).toEqual(['0.0 s', '0.4 s', '59.9 s', '1 min 0 s', '1 min 0 s', '2 min 5 s', '8 min 0 s'])
})
