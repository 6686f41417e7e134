import type { EmittedEvent } from '../../../contract/event.ts'
import { needOf, type Run } from '../../startup/run.ts'
import { createFollowRules } from '../follow-rules.ts'
import { findInvalidity } from '../invalidity.ts'
import { mapEvent } from '../map-event.ts'
import { problemsOf } from './problems-of.ts'

/**
 * Checks every event that is emitted, those from before included, by the rules of an event and the field list of its type,
 * and writes what is wrong to the log. It changes no event and holds none up (ST-25).
 */
export function validateEvents(run: Run): void {
  const { log, site } = run
  const bus = needOf(run, 'bus')
  const { mapper = [], marketingSegments } = site.config
  const followRules = createFollowRules(mapper)
  const userType = marketingSegments && (marketingSegments.type ?? 'ecUserSegments')

  function listProblems(event: EmittedEvent): string[] {
    const ts = bus.momentOf(event).ts
    const invalid = findInvalidity(event?.meta ? { ...event, meta: { ...event.meta, ts } } : event)
    if (invalid) return [invalid]
    // The lists are of mapped events; of a shop that names its fields otherwise, the mapper's rules come first.
    const mapped = mapEvent(event, { currency: needOf(run, 'cookies').permanent.currency, followRules, userType })
    return problemsOf(mapped, userType)
  }

  function checkEvent(event: EmittedEvent): void {
    try {
      for (const problem of listProblems(event)) log.warn(`${event?.meta?.type ?? 'An event'}: ${problem}`, { event })
    } catch (error) {
      log.warn(`An event could not be checked: ${error}`, { event })
    }
  }

  for (const event of bus.uv.events.slice()) checkEvent(event)
  bus.hear(checkEvent)
}
