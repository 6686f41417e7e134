import { expect, test } from 'vitest'
import type { DescribedSegment } from '../../contract/console/site-description.ts'
import type { PartSum } from '../results/results-store.ts'
import type { JudgedCounts } from '../results/set-strays-apart.ts'
import { reportDays, reportParts } from './report-parts.ts'

const dayMs = 86_400_000
const variation = (id: string, visitors: number, conversions: number, hundredths = 0) => {
  const revenue = {
    bin: 1,
    visitors,
    revenue: hundredths,
    squares: 0,
    history: 0,
    historySquares: 0,
    historyRevenue: 0,
  }
  return {
    variationId: id,
    isControl: id === 'c',
    visitors,
    conversions,
    spent: new Map(hundredths > 0 ? [['GBP', [revenue]]] : []),
  }
}
const countsOf = (...variations: ReturnType<typeof variation>[]): JudgedCounts => ({
  iterationId: '1',
  conversion: 'order',
  goals: [],
  variations,
  strayVisitors: 0,
})
const sum = (dimension: PartSum['dimension'], value: string, parts: Partial<PartSum>): PartSum => ({
  dimension,
  value,
  variationId: 'c',
  visitors: 0,
  conversions: 0,
  revenue: new Map(),
  ...parts,
})
const segment = (id: string, name: string) => ({ id, name }) as DescribedSegment

test('[BV-04] each day tells what was known at its end, also days on which nothing happened', () => {
  const counts = countsOf(variation('c', 10, 4, 3050), variation('v', 3, 1))
  const days = reportDays(counts, [
    sum('day', '12', { visitors: 2, conversions: 1, revenue: new Map([['GBP', 10.25]]) }),
    sum('day', '10', { visitors: 5, conversions: 2, revenue: new Map([['GBP', 0.25]]) }),
    sum('day', '10', { variationId: 'v', visitors: 3, conversions: 1 }),
    sum('day', '10', { variationId: 'unknown', visitors: 9 }),
    sum('device', 'mobile', { visitors: 7 }),
  ])
  const told = days.map(({ at, variations }) => [
    at / dayMs,
    ...variations.map(({ variationId, visitors, conversions }) => [variationId, visitors, conversions]),
  ])
  // Three visitors were counted before there were sums by day.
  expect(told).toEqual([
    [10, ['c', 8, 3], ['v', 3, 1]],
    [11, ['c', 8, 3], ['v', 3, 1]],
    [12, ['c', 10, 4], ['v', 3, 1]],
  ])
  expect(days.map(({ variations }) => variations[0]?.revenue)).toEqual([
    [{ currency: 'GBP', amount: 20.25 }],
    [{ currency: 'GBP', amount: 20.25 }],
    [{ currency: 'GBP', amount: 30.5 }],
  ])
  expect(days[0]?.variations[1]?.revenue).toEqual([])
  expect(reportDays(counts, [sum('device', 'mobile', { visitors: 7 })])).toEqual([])
})

test('[BV-04] a day is never told below nothing, nor with more conversions than visitors', () => {
  const [day] = reportDays(countsOf(variation('c', 1, 1)), [
    sum('day', '3', { visitors: 5, conversions: -3 }),
    sum('day', '4', { visitors: -9, conversions: 9 }),
  ])
  expect(day?.variations[0]).toMatchObject({ visitors: 10, conversions: 0 })
  const [, later] = reportDays(countsOf(variation('c', -1, 7)), [sum('day', '3', {}), sum('day', '4', { visitors: 3 })])
  expect(later?.variations[0]).toMatchObject({ visitors: 0, conversions: 0 })
})

test('[BV-04] a day compares the variations with the control as the results do', () => {
  const counts = countsOf(variation('c', 1000, 200), variation('v', 1000, 300))
  const sums = [
    sum('day', '1', { visitors: 1000, conversions: 200 }),
    sum('day', '1', { variationId: 'v', visitors: 1000, conversions: 300 }),
  ]
  const [day] = reportDays(counts, sums)
  expect(day?.variations[0]?.uplift).toBe(null)
  expect(day?.variations[1]?.uplift).toMatchObject({ estimate: expect.closeTo(0.5), isSignificant: true })
})

test('parts come by device, country and segment, the most visitors first, known segments before others', () => {
  const counts = countsOf(variation('c', 10, 2), variation('v', 10, 2))
  const parts = reportParts(
    counts,
    [
      sum('segment', 'unknown', { visitors: 9 }),
      sum('segment', 's1', { visitors: 1, conversions: 1 }),
      sum('segment', 's2', { variationId: 'v', visitors: 2 }),
      sum('country', 'de', { visitors: 3 }),
      sum('device', 'mobile', { visitors: 1 }),
      sum('device', 'desktop', { visitors: 1 }),
      sum('device', 'desktop', {
        variationId: 'v',
        visitors: 4,
        conversions: 3,
        revenue: new Map([['EUR', 0.1 + 0.2]]),
      }),
      sum('day', '3', { visitors: 8 }),
    ],
    [segment('s1', 'Regulars'), segment('s2', 'Guests'), segment('de', 'no country')],
  )
  expect(parts.map(({ dimension, value, name }) => [dimension, value, name])).toEqual([
    ['device', 'desktop', null],
    ['device', 'mobile', null],
    ['country', 'de', null],
    ['segment', 's2', 'Guests'],
    ['segment', 's1', 'Regulars'],
    ['segment', 'unknown', null],
  ])
  expect(parts[0]?.variations).toMatchObject([
    { variationId: 'c', visitors: 1, conversions: 0, revenue: [] },
    { variationId: 'v', visitors: 4, conversions: 3, revenue: [{ currency: 'EUR', amount: 0.3 }] },
  ])
})

test('parts without visitors are left out, whatever was taken from others, and at most a hundred of a kind are told', () => {
  const many = Array.from({ length: 101 }, (_, at) => sum('country', `c${at}`, { visitors: at + 1 }))
  const parts = reportParts(
    countsOf(variation('c', 10, 2), variation('v', 1, 0)),
    [
      ...many,
      sum('device', 'tablet', { visitors: 0, conversions: 1 }),
      sum('device', 'mobile', { visitors: -1 }),
      sum('device', 'mobile', { variationId: 'v', visitors: 1 }),
    ],
    [],
  )
  expect(parts.filter(({ dimension }) => dimension === 'device').map(({ value }) => value)).toEqual(['mobile'])
  const countries = parts.filter(({ dimension }) => dimension === 'country')
  expect([countries.length, countries[0]?.value, countries.at(-1)?.value]).toEqual([100, 'c100', 'c1'])
})
