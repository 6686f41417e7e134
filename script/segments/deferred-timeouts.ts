import { readAnswer } from './read-answer.ts'
import { limits } from './segment-limits.ts'
import type { StashNeeds } from './stash.ts'

export type DeferNeeds = StashNeeds & { propertyId: string; trackingId: string; now: () => number }

/**
 * Registers when the nearest timeout runs out, so that it can while the visitor is away, or takes it off (SG-35).
 * @param timestamp epoch ms; Infinity when none is left
 * @throws (rejects) `A positive timestamp is required`, or as `readAnswer`
 */
export async function deferTimeout(needs: DeferNeeds, timestamp: number): Promise<void> {
  if (!(timestamp > 0)) throw new Error('A positive timestamp is required')
  const { send, host, namespace, visitorId, propertyId, trackingId, now } = needs
  const isLeft = timestamp < Number.POSITIVE_INFINITY
  const seconds = isLeft ? Math.min(Math.max(Math.ceil((timestamp - now()) / 1000), 1), limits.noticeSeconds) : 0
  const key = encodeURIComponent(`timeouts-${visitorId}`)
  const reply = await send({
    method: 'POST',
    url: `${host}/stash/v1.1/deferkv/${isLeft ? 'set' : 'del'}/${encodeURIComponent(namespace)}/public/${key}/${seconds}`,
    body: JSON.stringify({ route: 'segments', data: { visitorId, propertyId, trackingId } }),
    headers: { 'Content-Type': 'text/plain' },
  })
  readAnswer(reply)
}
