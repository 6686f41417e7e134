import { fitsDomain } from '../cookies/choose-domain.ts'
import type { permanentFields } from '../cookies/permanent-cookie.ts'
import type { StateCookie } from '../cookies/state-cookie.ts'
import { mergeStates } from './merge-states.ts'
import { type Arrival, type FrameMessage, readMessage } from './message.ts'
import { readStateText, stateText } from './state-text.ts'

export type FrameFacts = {
  domains: readonly string[]
  /** The frame's own protocol, e.g. `https:`. */
  protocol: string
  now: () => number
  /** Opens the permanent cookie of the frame's domain; undefined when the visitor has opted out of the script. */
  openCookie: () => StateCookie<typeof permanentFields> | undefined
  /** Removes everything that the script stores on the frame's domain. */
  forget: () => void
}

/**
 * Returns the frame's answer: the state of its domain, after a `setState` the updated one, or the confirmation that it
 * has forgotten the visitor (BC-02). Undefined for pages that may not ask (XD-07).
 */
export function answerQuestion({ origin, data }: Arrival, facts: FrameFacts): FrameMessage | undefined {
  const question = mayAsk(origin, facts) ? readMessage(data) : undefined
  if (!question) return undefined
  const { source, id, method, state } = question
  if (method === 'forget') {
    facts.forget()
    return { source, id, method }
  }
  const cookie = facts.openCookie()
  if (method === 'setState' && state) takeOver(cookie, state, facts.now())
  return { source, id, method, ...(cookie && { state: stateText(cookie.state) }) }
}

/** Returns whether an origin may ask: a page of a configured domain, over https or with the frame's own protocol. */
export function mayAsk(origin: string, { domains, protocol }: Pick<FrameFacts, 'domains' | 'protocol'>): boolean {
  try {
    const asker = new URL(origin)
    const isSafe = asker.protocol === 'https:' || asker.protocol === protocol
    return isSafe && domains.some((domain) => fitsDomain(asker.hostname, domain))
  } catch {
    return false // 'null' is the origin of a page without one
  }
}

/**
 * Takes over a state that the other domain has already merged, including its visitor id; a count that has grown here
 * meanwhile stays.
 */
function takeOver(cookie: ReturnType<FrameFacts['openCookie']>, text: string, now: number): void {
  const theirs = readStateText(text, now)
  if (!cookie || !theirs.visitorId) return
  cookie.change({ ...mergeStates(cookie.state, theirs), visitorId: theirs.visitorId })
  cookie.write()
}
