import { expect, test } from 'vitest'
import type { ReportDay } from '../../contract/console/experience-report.ts'
import { countDays } from './count-days.ts'

const days: ReportDay[] = [10.1, 10.3, 30.2].map((amount, at) => ({
  at,
  variations: [
    { variationId: 'v', visitors: (at + 1) * 5, conversions: at, revenue: [{ currency: 'EUR', amount }], uplift: null },
  ],
}))

test('counts so far are those of the report', () => {
  expect(countDays(days, 'v', { metric: { kind: 'visitors' }, manner: 'cumulative' })).toEqual([5, 10, 15])
})

test('a day has what it added, in whole cents', () => {
  expect(countDays(days, 'v', { metric: { kind: 'conversions' }, manner: 'daily' })).toEqual([0, 1, 1])
  expect(countDays(days, 'v', { metric: { kind: 'revenue', currency: 'EUR' }, manner: 'daily' })).toEqual([
    10.1, 0.2, 19.9,
  ])
})

test('a variation that nobody saw yet, and a currency that nobody paid in, have 0', () => {
  expect(countDays(days, 'w', { metric: { kind: 'visitors' }, manner: 'cumulative' })).toEqual([0, 0, 0])
  expect(countDays(days, 'v', { metric: { kind: 'revenue', currency: 'GBP' }, manner: 'cumulative' })).toEqual([
    0, 0, 0,
  ])
})
