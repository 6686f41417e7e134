import { readAnswer } from './read-answer.ts'
import { limits } from './segment-limits.ts'
import type { StashNeeds } from './stash.ts'

export type DeferNeeds = StashNeeds & { propertyId: string; trackingId: string; now: () => number }

/**
 * Registers the nearest timeout with the service, so that it also runs out while the visitor is away, or removes the
 * registration (SG-35).
 * @param timestamp epoch milliseconds; Infinity removes the registration
 * @throws (rejects) `A positive timestamp is required`, or as `readAnswer`
 */
export async function deferTimeout(needs: DeferNeeds, timestamp: number): Promise<void> {
  if (!(timestamp > 0)) throw new Error('A positive timestamp is required')
  const { send, host, namespace, visitorId, propertyId, trackingId, now } = needs
  const isLeft = timestamp < Number.POSITIVE_INFINITY
  const seconds = isLeft ? Math.min(Math.max(Math.ceil((timestamp - now()) / 1000), 1), limits.noticeSeconds) : 0
  const key = encodeURIComponent(`timeouts-${visitorId()}`)
  const reply = await send({
    method: 'POST',
    url: `${host}/stash/v1.1/deferkv/${isLeft ? 'set' : 'del'}/${encodeURIComponent(namespace)}/public/${key}/${seconds}`,
    body: JSON.stringify({ route: 'segments', data: { visitorId: visitorId(), propertyId, trackingId } }),
    headers: { 'Content-Type': 'text/plain' },
  })
  readAnswer(reply)
}
