import type { EmittedEvent, EventContext, EventMeta, WireEvent } from '../../contract/event.ts'
import type { VisitorState } from '../visitor/count-view.ts'
import { sampleOf } from '../visitor/sample.ts'
import { cutUrl } from './cut-url.ts'

export type EnvelopeFacts = {
  id: string
  /** Emission time in epoch milliseconds. */
  ts: number
  seq: number
  url: string
  referrerUrl: string
  trackingId: string
  version: string
  /** Prefix for types without a dot. */
  namespace?: string
  bundleId?: string
  urlLength?: number
  visitor: VisitorState
  /** Time of the view that this event belongs to. */
  viewTs?: number
  /** Offset in minutes, as returned by `Date.getTimezoneOffset`. */
  timezoneOffset: number
  gaClientId?: string
}

/** Adds to an emitted event the meta and context it is sent with (EV-06, EV-08, EV-09). */
export function encloseEvent(event: EmittedEvent, facts: EnvelopeFacts): WireEvent {
  return { ...event, meta: buildMeta(event.meta, facts), context: buildContext(facts) }
}

function buildMeta(given: EmittedEvent['meta'], facts: EnvelopeFacts): EventMeta {
  return {
    ...given,
    type: wireType(given.type, facts.namespace),
    id: facts.id,
    ts: facts.ts,
    seq: facts.seq,
    url: cutUrl(facts.url, facts.urlLength),
    referrerUrl: cutUrl(facts.referrerUrl, facts.urlLength),
    trackingId: facts.trackingId,
    source: `smartserve@${facts.version}`,
    ...omitUnknown({ bundleId: facts.bundleId }),
  }
}

/**
 * Returns the type that is sent: a type with a dot unchanged, any other with the property's namespace, if it has one.
 */
export function wireType(type: string, namespace: string | undefined): string {
  return namespace && !type.includes('.') ? `${namespace}.${type}` : type
}

function buildContext({
  visitor: { permanent, session },
  viewTs,
  timezoneOffset,
  gaClientId,
}: EnvelopeFacts): EventContext {
  return {
    id: permanent.visitorId,
    sample: String(sampleOf(permanent.visitorId)),
    viewNumber: permanent.viewNumber,
    sessionNumber: permanent.sessionNumber,
    entranceNumber: permanent.entranceNumber,
    conversionNumber: permanent.conversionNumber,
    conversionCycleNumber: permanent.conversionCycleNumber,
    sessionViewNumber: session.sessionViewNumber,
    entranceViewNumber: permanent.entranceViewNumber,
    timezoneOffset,
    lifetimeValue: { value: permanent.lifetimeValue },
    ...omitUnknown({ entranceTs: permanent.entranceTs, sessionTs: session.sessionTs, viewTs, gaClientId }),
  }
}

/** Removes unknown values: they are absent rather than null or undefined (EV-09). */
function omitUnknown<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
