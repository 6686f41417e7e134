import { setTimeout as wait } from 'node:timers/promises'
import type { WireEvent } from '../../contract/event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { createPostEvents } from '../../script/services/remote/post-events.ts'

/** The longest wait before a batch is sent again: the script waits longer, and there would be fewer batches. */
const longestWaitMs = 500

/** Between the batches of a shopper, so that the disk is filled by its fault and not, on a fast machine, by what is stored. */
const pauseMs = 25

/** How long the last batches may take to be answered for. */
const endingMs = 30_000

export type Shoppers = {
  /** The ids of all events that were answered for. */
  answered: string[]
  seen: { batches: number; repeats: number; refused: string[] }
  /** Lets each shopper finish its batch; one that is not answered for in that time counts as refused. */
  end(withinMs?: number): Promise<void>
}

/**
 * Shoppers whose pages send batches with the script's own sender, each until it is answered for. A batch that is refused would be
 * dropped by the script, so it is noted.
 */
export function someShoppers(origin: string, count: number): Shoppers {
  const answered: string[] = []
  const seen: Shoppers['seen'] = { batches: 0, repeats: 0, refused: [] }
  let endsAt = Number.POSITIVE_INFINITY
  const isOver = () => endsAt < Number.POSITIVE_INFINITY
  const postEvents = createPostEvents({
    host: origin,
    trackingId: 'shop',
    async send({ method, url, body, headers }) {
      const answer = await fetch(url, {
        method,
        body: body as BodyInit,
        headers: { ...headers, Connection: 'close' },
        signal: AbortSignal.timeout(10_000),
      })
      return { status: answer.status, text: await answer.text() }
    },
  })

  async function sendBatch(batch: WireEvent[]): Promise<void> {
    for (let attempt = 0; performance.now() < endsAt; attempt++) {
      const result = await postEvents(batch, { dedupe: attempt > 0, leaving: false })
      if (result?.kind === 'answered') {
        seen.batches++
        seen.refused.push(...result.refused.map(({ reason }) => reason))
        answered.push(...batch.map(({ meta }) => meta.id))
        return
      }
      if (result?.kind === 'refused') {
        seen.refused.push(result.reason)
        return
      }
      seen.repeats++
      await wait(Math.min(longestWaitMs, 20 * 2 ** attempt))
    }
    seen.refused.push(`a last batch is not answered for in the time it had`)
  }

  const all = Array.from({ length: count }, async (_, shopper) => {
    for (let at = 0; !isOver(); at++) {
      const context = { id: `shopper-${shopper}-${at % 50}`, sessionNumber: 1 }
      await sendBatch(Array.from({ length: 5 }, () => anEvent({ context, page: 'p'.repeat(200) })))
      await wait(pauseMs)
    }
  })
  return {
    answered,
    seen,
    async end(withinMs = endingMs) {
      endsAt = performance.now() + withinMs
      await Promise.all(all)
    },
  }
}
