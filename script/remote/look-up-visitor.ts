import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import type { Send } from './request.ts'

export type LookupNeeds = { send: Send; host: string; trackingId: string }

/** Asks the service what it knows of a visitor (VI-13). */
export type LookUpVisitor = (visitorId: string) => Promise<LookupAnswer>

/**
 * The visitor lookup of one property.
 * @throws (rejects) `{name} is required` without a request, or an error naming the host of an unreadable answer (VI-15)
 */
export function createLookUpVisitor({ send, host, trackingId }: LookupNeeds): LookUpVisitor {
  return async (visitorId) => {
    if (!trackingId) throw new Error('trackingId is required')
    if (!visitorId) throw new Error('visitorId is required')
    const url = `${host}/${encodeURIComponent(trackingId)}/${encodeURIComponent(visitorId)}`
    const reply = await send({ method: 'GET', url })
    if (reply.status >= 300) throw new Error(`GET ${url} failed: status ${reply.status}`)
    const answer = parse(reply.text)
    if (!answer) throw new Error(`${/^https?:\/\/([^/]+)/.exec(host)?.[1] ?? host} response invalid`)
    return answer
  }
}

function parse(text: string): LookupAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'history' in answer ? (answer as LookupAnswer) : undefined
  } catch {
    return undefined
  }
}
