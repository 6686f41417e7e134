import { messageOf } from '../../contract/message-of.ts'
import type { LimitsConfig } from '../../contract/script-config.ts'
import type { Log } from '../log.ts'
import type { Deflate, Send } from '../services/remote/request.ts'
import { readAnswer } from './read-answer.ts'
import { limits } from './segment-limits.ts'

export type QueriesNeeds = {
  send: Send
  /** Without a slash at its end. */
  host: string
  trackingId: string
  visitorId: string
  /** Undefined where nothing is compressed (QU-10). */
  deflate?: Deflate
  /** Of `config.limits`. */
  bounds?: Pick<LimitsConfig, 'queries'>
  /** Told of each query that goes out, and of its result when it comes, with how long that holds (epoch ms). */
  onAsked: (id: string, userId: string, result?: boolean, until?: number) => void
  after: (ms: number, task: () => void) => void
  log: Log
}

/** `id` is the predicate's (SG-28). */
export type SegmentQuestion = { id: string; query: unknown; userId: string }

/** Collects questions for the query service and sends them together (SG-28, SG-29). Asks nothing twice while it waits. */
export function createQueries(needs: QueriesNeeds): (question: SegmentQuestion) => void {
  const { send, deflate, trackingId, visitorId, onAsked, after, log } = needs
  const most = needs.bounds?.queries ?? limits.queries
  const url = `${needs.host}/${encodeURIComponent(trackingId)}/${deflate ? 'deflate' : 'raw'}`
  let waiting: SegmentQuestion[] = []

  async function askNext(): Promise<void> {
    const asked = waiting
    waiting = []
    for (const { id, userId } of asked) onAsked(id, userId)
    const body = JSON.stringify(asked.map((question) => ({ ...question, visitorId })))
    try {
      const reply = await send({
        method: 'POST',
        url,
        body: (await deflate?.(body)) ?? body,
        headers: { 'Content-Type': 'text/plain' },
      })
      const { results } = readAnswer(reply, ['results'])
      if (!Array.isArray(results)) throw new Error('Malformed response from server')
      for (const { id, userId } of asked) {
        const { result, until } = results.find((each) => each?.id === id) ?? {}
        if (typeof result === 'boolean')
          onAsked(id, userId, result, Number.isFinite(until) ? Math.ceil(until) : undefined)
      }
    } catch (error) {
      log.warn(messageOf(error))
    }
  }

  return (question) => {
    const { id, userId } = question
    const isFirst = waiting.length === 0
    // Another user: what was to be asked about the one before is of no use.
    waiting = waiting.filter((each) => each.userId === userId)
    if (waiting.some((each) => each.id === id)) return
    if (isFirst) after(limits.queryGroupMs, askNext)
    waiting.push(question)
    if (waiting.length <= most) return
    waiting.shift()
    log.warn('Max query limit reached')
  }
}
