import { answerWindows } from '../browser/answer-windows.ts'
import { framePlace } from '../browser/frame-place.ts'
import { gateFacts } from '../browser/gate-facts.ts'
import { chooseDomain } from '../cookies/choose-domain.ts'
import { cookieNames, permanentKind } from '../cookies/cookie-store.ts'
import { openStateCookie } from '../cookies/state-cookie.ts'
import { activationsName } from '../experiences/experience-state.ts'
import { mayRun } from '../gate.ts'
import { listName, ownCookies, removeCookies, removeKeys } from '../visitor/consent/own-names.ts'
import { syncStatusName } from '../visitor/visitor-lookup.ts'
import { answerQuestion } from './answer-question.ts'

/** The cookies of a visitor that a frame in a page of another site cannot read, except the permanent one. */
const unreadable = [...Object.values(cookieNames), syncStatusName, activationsName, listName]

/**
 * Answers pages of the other domains with this domain's state of the visitor, and applies the states they send
 * (XD-07).
 */
export function startFrame(domains: readonly string[]): void {
  const { host, protocol, jar, storage, now } = framePlace()
  const domain = chooseDomain(domains, host)

  /**
   * Opens the cookie anew for each question. Undefined for a visitor who has opted out of the script, so that the
   * asking page gets an answer without waiting.
   */
  function openCookie() {
    if (!domain || !mayRun(gateFacts())) return undefined
    return openStateCookie({ ...permanentKind, shared: true }, { jar, domain, now, onRepair() {}, onLarge() {} })
  }

  function forgetVisitor(): void {
    // In a page of another site only shared cookies can be read. The others can be overwritten by shared ones, and so removed.
    removeCookies(jar, host, [...ownCookies(jar), ...unreadable])
    if (storage) removeKeys(storage)
  }

  answerWindows((arrival) => answerQuestion(arrival, { domains, protocol, now, openCookie, forget: forgetVisitor }))
}
