import type { DeviceType } from '../../../contract/experience.ts'
import type { KeyValue } from '../../key-value.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import { numberOf } from './number-of.ts'
import { type TimeFacts, waitUntil } from './wait-until.ts'
import { orStopped, type WaitReport } from './waiting.ts'
import { type WatchNeeds, watchForLeaving } from './watch-for-leaving.ts'

export type LeavingFacts = TimeFacts &
  Pick<WatchNeeds, 'onMouseMove'> & {
    experienceId: string
    deviceType: DeviceType
    userAgent: string
    /** Returns the session storage; undefined when the browser forbids it. Only called when needed. */
    sessionStorage: () => KeyValue | undefined
    /** Epoch milliseconds. */
    viewTs: number
    /** Registers a function that runs when the experience is activated. */
    onActivation: (fn: () => void) => void
  }

const check = 'leaving_page'
const notDesktop = /iPad|iPhone|Android|mobile|MSIE 6/i

/**
 * Waits until the mouse leaves the page at the top, starting the rule's number of seconds after the view (TR-19, TR-20).
 * Desktop only (TR-21), and once per tab: after an activation the rule does not pass again (TR-22).
 */
export async function waitForLeaving(
  rule: unknown,
  facts: LeavingFacts,
  { signal, waits }: WaitReport,
): Promise<CheckAnswer> {
  const seconds = numberOf(rule) ?? 0
  if (Number.isNaN(seconds)) return failedAnswer(check, `not a number: ${JSON.stringify(rule)}`)
  const { deviceType, userAgent, experienceId } = facts
  const key = `qb_leaving_${experienceId}`
  if (deviceType !== 'computer' || notDesktop.test(userAgent)) return failedAnswer(check, 'on desktop computers only')
  const storage = facts.sessionStorage()
  if (!storage) return failedAnswer(check, 'there is no session storage')
  if (storage.get(key) !== null) return failedAnswer(check, 'activated before in this tab')

  waits(`the mouse leaving, from ${seconds} s on`)
  const stopped = failedAnswer(check, 'stopped')
  if (!(await waitUntil(facts.viewTs + seconds * 1000, { ...facts, signal }))) return stopped
  const watching = new AbortController()
  const left = new Promise<CheckAnswer>((resolve) => {
    watchForLeaving(() => resolve(passedAnswer(check, 'the mouse left')), { ...facts, signal: watching.signal })
  })
  const answer = await orStopped(left, signal, stopped)
  watching.abort()
  if (answer.passes) facts.onActivation(() => void storage.set(key, '1'))
  return answer
}
