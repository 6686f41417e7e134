import type { EmittedEvent } from '../../contract/event.ts'
import type { EventMoment } from './page-facts.ts'
import { createProcessing } from './processing.ts'
import type { CountedCookies } from './sequence.ts'
import type { TrackerNeeds } from './tracker-needs.ts'

export type Provisional = {
  handle(event: EmittedEvent, moment: EventMoment): void
  /** Gives back the numbers that the events took, if nobody has taken one since: they are counted anew. */
  end(): void
}

const ignoreLine = () => {}

/**
 * Stores what is emitted while the script starts, as far as the browser knows the visitor: a page that is gone the next moment
 * has lost nothing (BY-01). It counts on a copy, for what the start learns of the visitor counts for these events too.
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
    emitDebug: ignoreLine,
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
