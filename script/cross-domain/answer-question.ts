import { fitsDomain } from '../cookies/choose-domain.ts'
import type { permanentFields } from '../cookies/permanent-cookie.ts'
import type { StateCookie } from '../cookies/state-cookie.ts'
import { mergeStates } from './merge-states.ts'
import { type Arrival, type FrameMessage, readMessage } from './message.ts'
import { readStateText, stateText } from './state-text.ts'

export type FrameFacts = {
  domains: readonly string[]
  /** The frame's own, e.g. `https:`. */
  protocol: string
  now: () => number
  /** The permanent cookie of the frame's domain; undefined when the visitor does not want the script to run. */
  openCookie: () => StateCookie<typeof permanentFields> | undefined
  /** Removes all that the script keeps on the frame's domain. */
  forget: () => void
}

/**
 * What the frame answers: its domain's state, or the one it has been told, or that it has forgotten it (BC-02). Undefined for
 * those it does not talk to (XD-07).
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

/** A page of a configured domain, over https or at least as safe as the frame. */
function mayAsk(origin: string, { domains, protocol }: FrameFacts): boolean {
  try {
    const asker = new URL(origin)
    const isSafe = asker.protocol === 'https:' || asker.protocol === protocol
    return isSafe && domains.some((domain) => fitsDomain(asker.hostname, domain))
  } catch {
    return false // 'null', the origin of a page that has none
  }
}

/** The other domain has merged already, and decides the id; a count that has grown here meanwhile stays. */
function takeOver(cookie: ReturnType<FrameFacts['openCookie']>, text: string, now: number): void {
  const theirs = readStateText(text, now)
  if (!cookie || !theirs.visitorId) return
  cookie.change({ ...mergeStates(cookie.state, theirs), visitorId: theirs.visitorId })
  cookie.write()
}
