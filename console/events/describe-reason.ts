import type { ConsoleTexts } from '../texts/en.ts'

/** Puts the reason of a refusal into the reader's words; one that the console does not know stays as the service gave it. */
export function describeReason(reason: string, { events }: ConsoleTexts): string {
  return Object.hasOwn(events.reasons, reason) ? (events.reasons[reason] ?? reason) : reason
}
