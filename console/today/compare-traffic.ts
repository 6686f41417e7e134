import type { MoneySum, Traffic, TrafficHour } from '../../contract/console/traffic.ts'
import { readWallClock } from '../time/wall-clock.ts'

const hour = 3_600_000

/** What can be counted of an hour: revenue in each currency for itself. */
export type Metric = { kind: 'visitors' | 'sessions' | 'orders' } | { kind: 'revenue'; currency: string }

/** `before` is that of a week before up to the same time; null where it is not known. */
export type Figure = { metric: Metric; now: number | null; before: number | null }

export type WeekBefore = {
  hours: TrafficHour[]
  /** Distinct visitors up to the same time; null where they are not known. */
  visitors: number | null
  /** The moment of a week before at which the clock showed what it shows now. */
  moment: number
}

/**
 * Returns visitors, sessions, orders, and the revenue of each currency, the most used first. A currency in which nobody has
 * ordered yet, today or until the same time a week before, is not among them, unless it is the only one.
 */
export function compareFigures(today: Traffic, before: WeekBefore | undefined): Figure[] {
  const sumOf = (kind: 'sessions' | 'orders'): Figure => ({
    metric: { kind },
    now: sumHours(today.hours, (each) => each[kind]),
    before: before ? Math.round(sumSoFar(before, (each) => each[kind])) : null,
  })
  const currencies = [...today.hours, ...(before?.hours ?? [])].flatMap(({ revenue }) => revenue)
  const revenues = listCurrencies(currencies).map((currency): Figure => {
    const amountIn = (each: TrafficHour) => amountOf(each.revenue, currency)
    const metric = { kind: 'revenue' as const, currency }
    return { metric, now: sumHours(today.hours, amountIn), before: before ? sumSoFar(before, amountIn) : null }
  })
  const sold = revenues.filter(({ now, before }) => now !== 0 || before)
  return [
    { metric: { kind: 'visitors' }, now: today.visitors, before: before?.visitors ?? null },
    sumOf('sessions'),
    sumOf('orders'),
    ...(sold.length > 0 ? sold : revenues.slice(0, 1)),
  ]
}

/** Returns the value of an hour; 0 for a currency in which nobody ordered. */
export function hourValue(each: TrafficHour, metric: Metric): number {
  return metric.kind === 'revenue' ? amountOf(each.revenue, metric.currency) : each[metric.kind]
}

/** An hour of today beside the one of the week before at which the clock showed the same. */
export type HourPair = { at: number; today: TrafficHour | null; before: TrafficHour | null }

/**
 * Pairs the hours of today with those of a week before by what the clock shows, so that a change to or from summer time between
 * them moves nothing. Of today there are only hours that have begun. An hour that the clock shows twice has one partner.
 */
export function pairHours(today: TrafficHour[], before: TrafficHour[], { now, timeZone }: Clock): HourPair[] {
  const timeOfDay = (at: number) => readWallClock(at, timeZone) % (24 * hour)
  const partners = new Map(before.map((each) => [timeOfDay(each.at), each]).reverse() as [number, TrafficHour][])
  return today.map((each) => {
    const time = timeOfDay(each.at)
    const partner = partners.get(time) ?? null
    partners.delete(time)
    return { at: each.at, today: each.at <= now ? each : null, before: partner }
  })
}

export type Clock = { now: number; timeZone: string }

/** Hours that are over at the moment count in full, the one that the moment lies in by the part of it that has passed. */
function sumSoFar({ hours, moment }: WeekBefore, countHour: (each: TrafficHour) => number): number {
  return sumHours(hours, (each) => countHour(each) * Math.max(0, Math.min(1, (moment - each.at) / hour)))
}

function sumHours(hours: TrafficHour[], countHour: (each: TrafficHour) => number): number {
  return hours.reduce((sum, each) => sum + countHour(each), 0)
}

function amountOf(sums: MoneySum[], currency: string): number {
  return sums.find((sum) => sum.currency === currency)?.amount ?? 0
}

function listCurrencies(sums: MoneySum[]): string[] {
  const uses = new Map<string, number>()
  for (const { currency } of sums) uses.set(currency, (uses.get(currency) ?? 0) + 1)
  return [...uses].sort(([, one], [, other]) => other - one).map(([currency]) => currency)
}
