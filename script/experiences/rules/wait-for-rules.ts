import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import type { LeavingFacts } from './leaving-page.ts'
import { numberOf } from './number-of.ts'
import { type SegmentFacts, waitForSegments } from './wait-for-segments.ts'
import { type TimeFacts, waitUntil } from './wait-until.ts'
import { orStopped, type WaitReport } from './waiting.ts'
import { type WaitingRule, waitingRules } from './waiting-rules.ts'

/** The facts and functions for waiting rules. Times in epoch milliseconds. */
export type WaitingFacts = TimeFacts &
  SegmentFacts &
  LeavingFacts & {
    /** Stops the waiting when aborted. */
    signal: AbortSignal
    viewTs: number
    sessionTs: number
    /** Resolves when the page has a body. */
    whenBody: (signal: AbortSignal) => Promise<void>
    /** The definition's own list of segments, used when there is no segments rule (EX-01). */
    targetedSegments?: readonly (string | number)[]
    /** Called with a failing answer for each rule that starts to wait, and with its final answer, which replaces the first. */
    report: (answer: CheckAnswer) => void
  }

type Ask = (rule: unknown, facts: WaitingFacts, waiting: WaitReport) => Promise<CheckAnswer>

const asks: Record<WaitingRule, Ask> = {
  wait_for_body: waitForBody,
  min_time_on_page: (rule, facts, waiting) =>
    waitForTime('min_time_on_page', rule, { ...facts, ...waiting, from: facts.viewTs }),
  min_time_in_session: (rule, facts, waiting) =>
    waitForTime('min_time_in_session', rule, { ...facts, ...waiting, from: facts.sessionTs }),
  // Loaded on demand, because few sites use it.
  leaving_page: async (...asked) => (await import('./leaving-page.ts')).waitForLeaving(...asked),
  segments: waitForSegments,
}

/**
 * Evaluates all waiting rules in parallel (TR-01). Resolves to the answers when all have passed, or as soon as one fails
 * or the signal is aborted; the others are then stopped and leave no listeners on the page. Never rejects: a rule that
 * throws fails.
 */
export async function waitForRules(rules: Record<string, unknown>, facts: WaitingFacts): Promise<CheckAnswer[]> {
  const asked = { ...targetingRules(facts), ...rules }
  const ended = new AbortController()
  const endWaiting = () => ended.abort()
  const askRule = async (name: WaitingRule) => {
    const answer = await askOne(name, asked[name], { facts, signal: ended.signal })
    if (!ended.signal.aborted) facts.report(answer)
    if (!answer.passes) endWaiting()
    return answer
  }
  if (facts.signal.aborted) endWaiting()
  facts.signal.addEventListener('abort', endWaiting)
  const answers = await Promise.all(waitingRules.filter((name) => Object.keys(asked).includes(name)).map(askRule))
  facts.signal.removeEventListener('abort', endWaiting)
  return answers
}

async function askOne(
  check: WaitingRule,
  rule: unknown,
  { facts, signal }: { facts: WaitingFacts; signal: AbortSignal },
): Promise<CheckAnswer> {
  const reportWaiting = (because: string) => facts.report(failedAnswer(check, `waiting: ${because}`))
  try {
    return await asks[check](rule, facts, { signal, waits: reportWaiting })
  } catch (error) {
    return failedAnswer(check, String(error))
  }
}

function targetingRules({ targetedSegments = [] }: WaitingFacts): Record<string, unknown> {
  if (targetedSegments.length === 0) return {}
  return { segments: targetedSegments.map((segment_id) => ({ segment_id, include: true })) }
}

/** Waits until the page has a body (TR-09). */
async function waitForBody(
  _: unknown,
  { whenBody }: WaitingFacts,
  { signal, waits }: WaitReport,
): Promise<CheckAnswer> {
  const check = 'wait_for_body'
  waits('the page has no body yet')
  const there = whenBody(signal).then(() => passedAnswer(check, 'the page has a body'))
  return orStopped(there, signal, failedAnswer(check, 'stopped'))
}

type TimeToWait = TimeFacts & WaitReport & { from: number }

/** Waits until the given number of seconds after `from` has passed (TR-08). */
async function waitForTime(
  check: WaitingRule,
  rule: unknown,
  { from, waits, ...facts }: TimeToWait,
): Promise<CheckAnswer> {
  const seconds = numberOf(rule) ?? 0
  if (Number.isNaN(seconds)) return failedAnswer(check, `not a number: ${JSON.stringify(rule)}`)
  const because = `${seconds} s`
  if (facts.now() - from < seconds * 1000) waits(because)
  return (await waitUntil(from + seconds * 1000, facts)) ? passedAnswer(check, because) : failedAnswer(check, 'stopped')
}
