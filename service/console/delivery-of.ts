import type { DeliveryHealth } from '../../contract/console/traffic.ts'
import type { CountedMessage } from '../errors/error-store.ts'
import type { Storage } from '../storage/storage.ts'
import { readFailure } from './failure-detail.ts'
import { isLossReason } from './lost-events.ts'
import type { HourRange } from './traffic-of.ts'
import type { HourSum } from './traffic-store.ts'

type ReportedError = DeliveryHealth['errors'][number]

/** The most errors that are told: the console shows what is frequent. */
const mostErrors = 50
/** The stages of the code of experiences, whose failures are counted from their own events. */
const experienceStages: unknown[] = ['trigger', 'execution']

/** Returns how events of a range arrived, and which errors scripts reported in it. */
export async function deliveryOf(
  { traffic, errors }: Pick<Storage, 'traffic' | 'errors'>,
  trackingId: string,
  { from, to }: HourRange,
): Promise<DeliveryHealth> {
  const sums = await traffic.sums(trackingId, from, to)
  const totalOf = (measure: HourSum['measure']) =>
    sums.filter((each) => each.measure === measure).reduce((sum, { total }) => sum + total, 0)
  const reports = await errors.countMessages(trackingId, from, to)
  return {
    accepted: totalOf('accepted'),
    crawlers: totalOf('crawlers'),
    duplicates: totalOf('duplicates'),
    refused: eventsBy('refused', sums),
    lost: eventsBy('lost', sums).map(({ reason, events }) => ({
      reason: isLossReason(reason) ? reason : null,
      events,
    })),
    errors: [...failuresOf(sums), ...errorsOf(reports)]
      .sort((one, other) => other.reports - one.reports)
      .slice(0, mostErrors),
  }
}

/** Adds up the hours of a measure by reason, the most frequent first. */
function eventsBy(wanted: HourSum['measure'], sums: readonly HourSum[]): { reason: string; events: number }[] {
  const found = new Map<string, number>()
  for (const { measure, detail, total } of sums)
    if (measure === wanted) found.set(detail, (found.get(detail) ?? 0) + total)
  return [...found].map(([reason, events]) => ({ reason, events })).sort((one, other) => other.events - one.events)
}

function failuresOf(sums: readonly HourSum[]): ReportedError[] {
  return countErrors(
    sums.flatMap(({ measure, detail, total, at }) => {
      if (measure !== 'failed') return []
      const { experienceId = null, message = '' } = readFailure(detail) ?? {}
      return [{ experienceId, message, reports: total, lastAt: at }]
    }),
  )
}

function errorsOf(counted: readonly CountedMessage[]): ReportedError[] {
  const others = counted.filter(({ stage }) => !experienceStages.includes(stage))
  return countErrors(others.map(({ stage: _stage, ...error }) => ({ experienceId: null, ...error })))
}

/** Joins errors of the same experience and message. */
function countErrors(errors: readonly ReportedError[]): ReportedError[] {
  const found = new Map<string, ReportedError>()
  for (const error of errors) {
    const key = JSON.stringify([error.experienceId, error.message])
    const { reports = 0, lastAt = 0 } = found.get(key) ?? {}
    found.set(key, { ...error, reports: reports + error.reports, lastAt: Math.max(lastAt, error.lastAt) })
  }
  return [...found.values()]
}
