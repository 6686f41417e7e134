import type { EmittedEvent } from '../../contract/event.ts'
import type { EventMoment } from './page-facts.ts'
import { createProcessing } from './processing.ts'
import type { CountedCookies } from './sequence.ts'
import type { TrackerNeeds } from './tracker-needs.ts'

export type Provisional = {
  handle(event: EmittedEvent, moment: EventMoment): void
  /**
   * Returns the sequence numbers that the events took, unless another tab has taken one since; the events are then
   * counted anew.
   */
  end(): void
}

const ignoreLine = () => {}

/**
 * Stores events emitted while the script starts, with the visitor's state as far as the browser knows it, so that a
 * page left at once loses nothing (BY-01). Counts on a copy, because what the script learns about the visitor during
 * its start also applies to these events.
 */
export function processProvisionally(needs: TrackerNeeds): Provisional {
  const { biscotti, queue, sequence, transactions, visitorId } = needs
  const { permanent, session } = biscotti
  const visitor = {
    permanent: { ...permanent, visitorId },
    session,
    change(patch: Parameters<CountedCookies['change']>[0]) {
      visitor.permanent = { ...visitor.permanent, ...patch.permanent }
      visitor.session = { ...visitor.session, ...patch.session }
    },
    refresh: ignoreLine,
    save: ignoreLine,
  }
  const first = sequence.next(visitor)
  const { handle } = createProcessing({
    ...needs,
    biscotti: visitor,
    queue: { ...queue, add: queue.hold },
    sequence: { next: () => sequence.next(visitor), take: (seq) => sequence.take(seq, visitor) },
    transactions: { ...transactions, add: ignoreLine },
    tell: ignoreLine,
    log: { debug: ignoreLine, info: ignoreLine, warn: ignoreLine, error: ignoreLine },
  })
  return {
    handle,
    end() {
      const taken = visitor.session.eventNumber - session.eventNumber
      if (sequence.next(visitor) === first + taken) sequence.take(first - 1, visitor)
    },
  }
}
