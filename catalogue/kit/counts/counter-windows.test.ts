import { expect, test } from 'vitest'
import { counterWindows, purchasesCounter } from './counter-windows.ts'

test('[CT-06] the windows are minutes', () => {
  expect(counterWindows).toEqual({ transactions: [60, 1440, 2880, 4320, 10_080], views: 1440, mostAdded: 1440 })
})

test.each([
  [60, 'purchases-60'],
  [1440, 'purchases'],
  [2880, 'purchases-2880'],
  [4320, 'purchases-4320'],
  [10_080, 'purchases-10080'],
])('[CT-06] purchases within %d minutes are counted in %s, with that window', (bucketTime, name) => {
  expect(purchasesCounter(bucketTime)).toEqual({ name, window: bucketTime })
})

test.each([0, 61, 86_400, Number.NaN])(
  '[SHR-08.5] a bucketTime of %d is replaced by 1440 with a line',
  (bucketTime) => {
    const lines: string[] = []
    expect(purchasesCounter(bucketTime, (line) => lines.push(line))).toEqual({ name: 'purchases', window: 1440 })
    expect(lines).toHaveLength(1)
  },
)
