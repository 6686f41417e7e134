import { useQuery } from '@tanstack/react-query'
import type { Traffic } from '../../contract/console/traffic.ts'
import { type TimeRange, trafficQuery } from '../api/queries.ts'
import { daysBefore, startOfDay } from '../time/wall-clock.ts'
import { type Clock, compareFigures, type Figure, type HourPair, pairHours } from './compare-traffic.ts'

const hour = 3_600_000
/** The past changes only by events that arrived late. */
const past = { staleTime: hour }
/** How often today's numbers are asked for, in milliseconds. */
const interval = 30_000

/** `data` is undefined until today's numbers have come, and without a comparison until those of the week before have. */
export type TodayAnswer = {
  data: { figures: Figure[]; hours: HourPair[] } | undefined
  error: Error | null
  refetch(): void
}

/** Today from midnight to midnight on the reader's clock. */
export function dayOf({ now, timeZone }: Clock): TimeRange {
  return { from: startOfDay(now, timeZone), to: startOfDay(now, timeZone, 1) }
}

/** Asks for today, and for the same day of the week before: whole for the chart, up to the same time for the figures. */
export function useToday(trackingId: string, clock: Clock): TodayAnswer {
  const { now, timeZone } = clock
  const day = dayOf(clock)
  const weekBefore = { from: daysBefore(day.from, 7, timeZone), to: daysBefore(day.to, 7, timeZone) }
  const moment = daysBefore(now, 7, timeZone)
  // Visitors cannot be added up: they are asked for up to both ends of the service's hour, and taken between.
  const hourAt = Math.floor(moment / hour) * hour
  const today = useQuery({ ...trafficQuery(trackingId, day), refetchInterval: interval })
  const before = useQuery({ ...trafficQuery(trackingId, weekBefore), ...past })
  const toHour = useQuery({
    ...trafficQuery(trackingId, { from: weekBefore.from, to: hourAt }),
    ...past,
    enabled: hourAt > weekBefore.from,
  })
  const pastHour = useQuery({ ...trafficQuery(trackingId, { from: weekBefore.from, to: hourAt + hour }), ...past })

  const comparison = before.data && {
    hours: before.data.hours,
    visitors: visitorsBetween(hourAt > weekBefore.from ? toHour.data : noVisitors, pastHour.data, {
      part: (moment - hourAt) / hour,
    }),
    moment,
  }
  return {
    data: today.data && {
      figures: compareFigures(today.data, comparison),
      hours: pairHours(today.data.hours, before.data?.hours ?? [], clock),
    },
    error: today.error,
    refetch: today.refetch,
  }
}

const noVisitors = { visitors: 0 }

function visitorsBetween(
  first: Pick<Traffic, 'visitors'> | undefined,
  second: Pick<Traffic, 'visitors'> | undefined,
  { part }: { part: number },
): number | null {
  if (typeof first?.visitors !== 'number' || typeof second?.visitors !== 'number') return null
  return Math.round(first.visitors + (second.visitors - first.visitors) * part)
}
