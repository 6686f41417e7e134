import type { WireEvent } from '../../contract/event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'

type Change = { joined?: string[]; left?: string[]; seq?: number }

/** Creates the event with which a visitor joins and leaves segments; `at` in epoch milliseconds, and its number unless one is given. */
export function aMembership(id: string, at: number, { joined = [], left = [], seq = at }: Change): WireEvent {
  return anEvent({ joined, left, meta: { type: 'qubit.segmentMembershipChanged', ts: at, seq }, context: { id } })
}
