import type { EmittedEvent } from '../../../contract/event.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import type { Log } from '../../log.ts'
import { needOf } from '../../need-of.ts'
import type { Bus } from '../bus.ts'
import { createFollowRules } from '../follow-rules.ts'
import { findInvalidity } from '../invalidity.ts'
import { mapEvent } from '../map-event.ts'
import { problemsOf } from './problems-of.ts'

/** The parts of a run that the validator reads. */
export type ValidatorSources = {
  readonly log: Log
  site: Pick<BuiltSite, 'config'>
  bus?: Bus
  cookies?: Pick<CookieStore, 'permanent'>
}

/**
 * Checks every emitted event, including earlier ones, against the rules for events and the field list of its type, and
 * logs the problems. Does not change or delay any event (ST-25).
 */
export function validateEvents(run: ValidatorSources): void {
  const { log, site } = run
  const bus = needOf(run, 'bus')
  const { mapper = [], marketingSegments } = site.config
  const followRules = createFollowRules(mapper)
  const userType = marketingSegments && (marketingSegments.type ?? 'ecUserSegments')

  function listProblems(event: EmittedEvent): string[] {
    const ts = bus.momentOf(event).ts
    const invalid = findInvalidity(event?.meta ? { ...event, meta: { ...event.meta, ts } } : event)
    if (invalid) return [invalid]
    // The lists describe mapped events; for a shop with other field names, the mapper's rules are applied first.
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
