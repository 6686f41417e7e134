import type { Traffic, TrafficHour } from '../../contract/console/traffic.ts'
import { hourMs } from '../clock/durations.ts'
import { type TrafficStore, visitorDays } from './traffic-store.ts'

export type HourRange = { from: number; to: number }

/** Returns what arrived in every hour of a range, which begins and ends with an hour, in epoch milliseconds. */
export async function trafficOf(
  store: TrafficStore,
  trackingId: string,
  { from, to, now }: HourRange & { now: number },
): Promise<Traffic> {
  const [sums, orders] = await Promise.all([store.sums(trackingId, from, to), store.orders(trackingId, from, to)])
  const count = Math.max(0, Math.ceil((to - from) / hourMs))
  const hours = Array.from({ length: count }, (_, at) => emptyHour(from + at * hourMs))
  const hourAt = (at: number) => hours[Math.round((at - from) / hourMs)]
  for (const { at, measure, total } of sums) {
    const hour = hourAt(at)
    if (hour && (measure === 'visitors' || measure === 'sessions' || measure === 'views')) hour[measure] += total
  }
  for (const { at, currency, orders: placed, amount } of orders) {
    const hour = hourAt(at)
    if (!hour) continue
    hour.orders += placed
    hour.revenue.push({ currency, amount })
  }
  const isKept = from >= now - visitorDays * 24 * hourMs
  return { from, to, visitors: isKept ? await store.countVisitors(trackingId, from, to) : null, hours }
}

function emptyHour(at: number): TrafficHour {
  return { at, visitors: 0, sessions: 0, views: 0, orders: 0, revenue: [] }
}
