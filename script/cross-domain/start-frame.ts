import { answerWindows } from '../browser/answer-windows.ts'
import { framePlace } from '../browser/frame-place.ts'
import { gateFacts } from '../browser/gate-facts.ts'
import { chooseDomain } from '../cookies/choose-domain.ts'
import { permanentKind } from '../cookies/cookie-store.ts'
import { openStateCookie } from '../cookies/state-cookie.ts'
import { mayRun } from '../startup/gate.ts'
import { removeCookies, removeKeys } from '../visitor/consent/own-names.ts'
import { answerQuestion } from './answer-question.ts'

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
    if (!domain || !mayRun(gateFacts()).runs) return undefined
    return openStateCookie({ ...permanentKind, shared: true }, { jar, domain, now, onRepair() {}, onLarge() {} })
  }

  const removeListener = () => {
    removeCookies(jar, host)
    if (storage) removeKeys(storage)
  }

  answerWindows((arrival) => answerQuestion(arrival, { domains, protocol, now, openCookie, forget: removeListener }))
}
