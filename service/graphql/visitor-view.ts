import type { LookupAnswer } from '../../contract/lookup-answer.ts'

/** Returns the lookup response under its GraphQL field names, which are those of the event context (SV-16, VI-15). */
export function visitorView({ history, segments, ipAddress, location, force }: LookupAnswer) {
  return {
    history: {
      viewNumber: history.views,
      sessionNumber: history.sessions,
      entranceNumber: history.entrances,
      conversionNumber: history.conversions,
      conversionCycleNumber: history.conversionCycle,
      lifetimeValue: history.lifetimeValue,
      firstViewTs: history.firstView,
      lastViewTs: history.lastView,
      firstConversionTs: history.firstConversion,
      lastConversionTs: history.lastConversion,
    },
    segment: segments,
    ipAddress,
    ipLocation: location,
    force,
  }
}
