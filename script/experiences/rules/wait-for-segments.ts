import type { Log } from '../../log.ts'
import type { SegmentEngine } from '../../segments/engine.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import { matchSegments, type SegmentEntry } from './match-segments.ts'
import { orStopped, type WaitReport } from './waiting.ts'

export type SegmentFacts = {
  experienceId: string
  /** The running segment engine; undefined if there is none or it failed to start. */
  memberships: Pick<SegmentEngine, 'isMemberOf' | 'onMembershipsChanged'> | undefined
  log: Log
}

const check = 'segments'
const noEngine = 'Experience is targeting segments, but the visitor engine is not available'

/**
 * Waits until the visitor is in the wanted segments (TR-13), and checks again at every change of memberships (TR-14).
 * Without a segment engine it fails and logs why (TR-15). @throws (rejects) when the rule is not a list
 */
export async function waitForSegments(rule: unknown, facts: SegmentFacts, waiting: WaitReport): Promise<CheckAnswer> {
  const { experienceId, memberships, log } = facts
  if (!Array.isArray(rule)) throw new Error('segments is no list')
  const entries = rule as readonly SegmentEntry[]
  if (entries.length === 0) return passedAnswer(check, 'none is asked for')
  if (!memberships) {
    log.warn(noEngine, { experienceId })
    return failedAnswer(check, noEngine)
  }
  const { isMemberOf, onMembershipsChanged } = memberships
  let unsubscribe: (() => void) | undefined
  const member = new Promise<CheckAnswer>((resolve) => {
    const askSegments = () => {
      const match = matchSegments(entries, isMemberOf)
      if (match.passes) resolve(passedAnswer(check, 'in the segments wanted'))
      else waiting.waits(match.because)
      return match.passes
    }
    if (!askSegments()) unsubscribe = onMembershipsChanged(askSegments)
  })
  const answer = await orStopped(member, waiting.signal, failedAnswer(check, 'stopped'))
  unsubscribe?.()
  return answer
}
