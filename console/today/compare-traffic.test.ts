import { expect, test } from 'vitest'
import type { Traffic, TrafficHour } from '../../contract/console/traffic.ts'
import { compareFigures, pairHours } from './compare-traffic.ts'

const hour = 3_600_000
const utc = (text: string) => Date.parse(`${text}Z`)

/** An hour with so many visitors, one session each, and an order of 10 euros. */
const anHour = (at: number, visitors = 1, part: Partial<TrafficHour> = {}): TrafficHour => ({
  at,
  visitors,
  sessions: visitors,
  views: visitors,
  orders: 1,
  revenue: [{ currency: 'EUR', amount: 10 }],
  ...part,
})

const hoursFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => anHour(from + at * hour, at))

const aDay = (hours: TrafficHour[]): Traffic => ({
  from: hours[0]?.at ?? 0,
  to: (hours.at(-1)?.at ?? 0) + hour,
  visitors: 40,
  hours,
})

test('of the week before only what was there at the same time counts, of the current hour a part', () => {
  const now = utc('2026-11-25T02:15')
  const today = aDay(hoursFrom(utc('2026-11-25T00:00'), 3))
  const hours = hoursFrom(utc('2026-11-18T00:00'), 24).map((each) => ({ ...each, sessions: 40, orders: 4 }))
  const figures = compareFigures(today, { hours, visitors: 50, moment: now - 7 * 24 * hour })
  expect(figures.map(({ now, before }) => [now, before])).toEqual([
    [40, 50],
    [3, 90],
    [3, 9],
    [30, 22.5],
  ])
})

test('currencies are figures of their own, also one that only the week before had', () => {
  const today = aDay([
    {
      ...anHour(0),
      revenue: [
        { currency: 'EUR', amount: 10 },
        { currency: 'GBP', amount: 5 },
      ],
    },
  ])
  const before = [
    {
      ...anHour(0),
      revenue: [
        { currency: 'USD', amount: 7 },
        { currency: 'EUR', amount: 8 },
      ],
    },
  ]
  const figures = compareFigures(today, { hours: before, visitors: null, moment: hour })
  expect(figures.slice(3)).toEqual([
    { metric: { kind: 'revenue', currency: 'EUR' }, now: 10, before: 8 },
    { metric: { kind: 'revenue', currency: 'GBP' }, now: 5, before: 0 },
    { metric: { kind: 'revenue', currency: 'USD' }, now: 0, before: 7 },
  ])
})

test('visitors that are no longer known are null, and without a week before nothing is compared', () => {
  const figures = compareFigures({ ...aDay(hoursFrom(0, 2)), visitors: null }, undefined)
  expect(figures.map(({ now, before }) => [now, before])).toEqual([
    [null, null],
    [1, null],
    [2, null],
    [20, null],
  ])
})

const timeZone = 'Europe/Berlin'

test('hours are paired by what the clock shows across a change from summer time', () => {
  const now = utc('2026-10-27T23:00')
  const today = hoursFrom(utc('2026-10-26T23:00'), 24)
  const before = hoursFrom(utc('2026-10-19T22:00'), 24)
  const pairs = pairHours(today, before, { now, timeZone })
  expect(pairs.map(({ today, before }) => [today?.visitors, before?.visitors])).toEqual(
    Array.from({ length: 24 }, (_, at) => [at, at]),
  )
})

test('on the day of 25 hours the hour that the clock shows twice has one partner', () => {
  const today = hoursFrom(utc('2026-10-24T22:00'), 25)
  const before = hoursFrom(utc('2026-10-17T22:00'), 24)
  const pairs = pairHours(today, before, { now: utc('2026-10-26T00:00'), timeZone })
  expect(pairs.slice(1, 5).map(({ before }) => before?.visitors)).toEqual([1, 2, undefined, 3])
  expect(pairs).toHaveLength(25)
})

test('a week after the day of 23 hours the hour that it left out has no partner', () => {
  const today = hoursFrom(utc('2026-04-04T22:00'), 24)
  const before = hoursFrom(utc('2026-03-28T23:00'), 23)
  const pairs = pairHours(today, before, { now: utc('2026-04-06T00:00'), timeZone })
  expect(pairs.slice(1, 4).map(({ before }) => before?.visitors)).toEqual([1, undefined, 2])
})

test('hours of today that have not begun are null', () => {
  const pairs = pairHours(hoursFrom(0, 3), [], { now: hour, timeZone: 'UTC' })
  expect(pairs.map(({ today }) => today?.visitors)).toEqual([0, 1, undefined])
})

test('a currency in which nobody has ordered yet has no figure, unless it is the only one', () => {
  const midnight = utc('2026-11-25T00:00')
  const moment = midnight - 7 * 24 * hour + 2 * hour
  const soldLater = anHour(moment + 5 * hour, 1, { revenue: [{ currency: 'CAD', amount: 20 }] })
  const currencies = (revenue: TrafficHour['revenue']) =>
    compareFigures(aDay([anHour(midnight, 1, { revenue })]), { hours: [soldLater], visitors: 1, moment }).flatMap(
      ({ metric }) => (metric.kind === 'revenue' ? metric.currency : []),
    )
  expect(currencies([{ currency: 'EUR', amount: 10 }])).toEqual(['EUR'])
  expect(currencies([])).toEqual(['CAD'])
})
