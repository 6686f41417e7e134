import { answerWindows } from '../browser/answer-windows.ts'
import { framePlace } from '../browser/frame-place.ts'
import { gateFacts } from '../browser/gate-facts.ts'
import { chooseDomain } from '../cookies/choose-domain.ts'
import { permanentKind } from '../cookies/cookie-store.ts'
import { openStateCookie } from '../cookies/state-cookie.ts'
import { mayRun } from '../startup/gate.ts'
import { removeCookies, removeKeys } from '../visitor/consent/own-names.ts'
import { answerQuestion } from './answer-question.ts'

/** Tells pages of the other domains what this one knows of the visitor, when they ask, and learns from them (XD-07). */
export function startFrame(domains: readonly string[]): void {
  const { host, protocol, jar, storage, now } = framePlace()
  const domain = chooseDomain(domains, host)

  /** Read afresh for each question. None for a visitor who does not want the script: the asker need not wait for that. */
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
