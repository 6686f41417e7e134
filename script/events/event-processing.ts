import type { EmittedEvent, WireEvent } from '../../contract/event.ts'
import type { Attributes } from './attributes.ts'
import type { EnvelopeFacts } from './envelope.ts'
import type { EventMoment, PageFacts } from './page-facts.ts'

/** An event that is assigned to its view and numbered, with the script's own events that follow it. */
export type Begun = { view: EventMoment | undefined; parts: [EventPart, ...EventPart[]] }

/** `facts.seq` is 0 until the event has its sequence number. */
export type EventPart = { event: EmittedEvent; facts: EnvelopeFacts }

export type EventProcessing = {
  handle(event: EmittedEvent, moment: EventMoment): void
  /**
   * Counts an event that an interceptor holds, with the numbers of its emission (EV-09), and stores it unchanged, so
   * that it is not lost when the page is left (BY-01). Undefined for a refused event.
   */
  begin(event: EmittedEvent, moment: EventMoment): Begun | undefined
  /** Continues with an event that was held, in the form the interceptor has given it. */
  finish(ready: EmittedEvent, moment: EventMoment, begun: Begun | undefined): void
  page(): PageFacts
  attributes(): Attributes
  onView(fn: (view: WireEvent) => void): void
}
