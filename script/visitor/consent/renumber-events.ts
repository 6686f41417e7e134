import type { EventContext, WireEvent } from '../../../contract/event.ts'
import type { VisitorState } from '../count-view.ts'

/** The numbers and times of a visit that events carry and cookies keep. */
export type VisitNumbers = Pick<
  EventContext,
  | 'viewNumber'
  | 'sessionNumber'
  | 'entranceNumber'
  | 'sessionViewNumber'
  | 'entranceViewNumber'
  | 'sessionTs'
  | 'entranceTs'
>

/** What of the visit began on another page, so that this page continues it. */
export type Continued = { session: boolean; entrance: boolean }

/** Moves the numbers of a visitor without a past behind the stored ones (VI-03 to VI-08). */
export function moveNumbers(
  own: VisitNumbers,
  { permanent, session }: VisitorState,
  continued: Continued,
): VisitNumbers {
  // Before its first view, a page has begun nothing itself.
  const inSession = continued.session && own.sessionNumber <= 1
  const inEntrance = continued.entrance && own.entranceNumber <= 1
  return {
    viewNumber: permanent.viewNumber + own.viewNumber,
    sessionNumber: permanent.sessionNumber + Math.max(own.sessionNumber - Number(continued.session), 0),
    entranceNumber: permanent.entranceNumber + Math.max(own.entranceNumber - Number(continued.entrance), 0),
    sessionViewNumber: own.sessionViewNumber + (inSession ? session.sessionViewNumber : 0),
    entranceViewNumber: own.entranceViewNumber + (inEntrance ? permanent.entranceViewNumber : 0),
    sessionTs: inSession ? session.sessionTs : own.sessionTs,
    entranceTs: inEntrance ? permanent.entranceTs : own.entranceTs,
  }
}

/**
 * Makes the events of a visitor without a past, in the order of their numbers, events of the stored visitor. Those that
 * tell of the beginning of what had begun before are left out.
 */
export function renumberEvents(
  events: readonly WireEvent[],
  before: VisitorState & { sample: string },
  continued: Continued,
): WireEvent[] {
  const { visitorId, eventNumber, conversionNumber, conversionCycleNumber, lifetimeValue } = before.permanent
  return events
    .filter((event) => !tellsOf(event, continued))
    .map((event, at) => ({
      ...event,
      meta: { ...event.meta, seq: eventNumber + at + 1 },
      context: {
        ...event.context,
        ...moveNumbers(event.context, before, continued),
        id: visitorId,
        sample: before.sample,
        conversionNumber: conversionNumber + event.context.conversionNumber,
        conversionCycleNumber: conversionCycleNumber + event.context.conversionCycleNumber - 1,
        lifetimeValue: { value: Math.max(lifetimeValue, event.context.lifetimeValue?.value ?? 0) },
      },
    }))
}

/** Returns whether an event tells of the beginning of the first session or entrance, which continue stored ones. */
function tellsOf({ meta, context }: WireEvent, continued: Continued): boolean {
  if (meta.type === 'qubit.session') return continued.session && context.sessionNumber === 1
  return meta.type === 'qubit.entrance' && continued.entrance && context.entranceNumber === 1
}
