import { messageOf } from '../../contract/message-of.ts'
import type { LimitsConfig } from '../../contract/script-config.ts'
import type { Log } from '../log.ts'
import type { Deflate, Send } from '../services/remote/request.ts'
import { readAnswer } from './read-answer.ts'
import { limits } from './segment-limits.ts'

export type QueriesNeeds = {
  send: Send
  /** Without a trailing slash. */
  host: string
  trackingId: string
  visitorId: () => string
  /** Undefined when compression is off (QU-10). */
  deflate?: Deflate
  /** From `config.limits`. */
  bounds?: Pick<LimitsConfig, 'queries'>
  /** Called with each query that is sent, and with its result and that result's expiry in epoch milliseconds. */
  onAsked: (id: string, userId: string, result?: boolean, until?: number) => void
  after: (ms: number, task: () => void) => void
  /** Runs a task once the visitor has agreed; until then questions are collected. */
  whenGranted: (task: () => void) => void
  log: Log
}

/** A question to the query service; `id` is the predicate's (SG-28). */
export type SegmentQuestion = { id: string; query: unknown; userId: string }

/** Collects questions for the query service and sends them together (SG-28, SG-29). Does not repeat a pending question. */
export function createQueries(needs: QueriesNeeds): (question: SegmentQuestion) => void {
  const { send, deflate, trackingId, visitorId, onAsked, after, whenGranted, log } = needs
  const most = needs.bounds?.queries ?? limits.queries
  const url = `${needs.host}/${encodeURIComponent(trackingId)}/${deflate ? 'deflate' : 'raw'}`
  let waiting: SegmentQuestion[] = []

  async function askNext(): Promise<void> {
    const asked = waiting
    waiting = []
    for (const { id, userId } of asked) onAsked(id, userId)
    const body = JSON.stringify(asked.map((question) => ({ ...question, visitorId: visitorId() })))
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
    // The user has changed: questions about the previous user are dropped.
    waiting = waiting.filter((each) => each.userId === userId)
    if (waiting.some((each) => each.id === id)) return
    // A question is asked once for each user, so one that could not be sent would never be answered.
    if (isFirst) whenGranted(() => after(limits.queryGroupMs, askNext))
    waiting.push(question)
    if (waiting.length <= most) return
    waiting.shift()
    log.warn('Max query limit reached')
  }
}
