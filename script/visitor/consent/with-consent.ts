import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import type { Log } from '../../log.ts'
import { type Consent, type ConsentState, createConsent, isConsentState } from './consent.ts'
import { guardPage } from './guard.ts'
import { ownCookies, ownKeys } from './own-names.ts'
import { consentAtStart } from './start-of.ts'

/** The key by which other tabs are notified through the storage event; no value remains in it. */
const answerKey = 'qb_consent'

/**
 * Returns the page as the script may use it, and exposes `instep.consent` to the shop (BC-01). The visitor's answer in one
 * tab applies to all tabs of the origin; the default is specific to each page.
 */
export function withConsent(page: Page, config: ScriptConfig, log: Log): { page: Page; consent: Consent } {
  const instep = page.instep()
  const onError = (error: unknown) => log.error('Consent', { error })
  const stateWith = (gpc: boolean) => consentAtStart(config, { said: instep.said, gpc })
  const start = stateWith(page.gpc())
  // Where somebody is going to say what the visitor has chosen, Global Privacy Control alone removes nothing: a visitor who
  // has agreed all the same would be another one on each page.
  const consent = createConsent(stateWith(false) === 'pending' ? 'pending' : start, onError)
  // A second copy of the script ends at its first step and must not change anything before it (ST-13).
  if (page.namespace().smartserve?.startedAt) return { page, consent }
  const isVisitorStored = () =>
    ownCookies(page.jar).length > 0 || (page.storage ? ownKeys(page.storage).length > 0 : false)

  /** Has other domains forget the visitor too, unless nothing is stored here. Called before everything is removed. */
  const followDenial = () => {
    if (consent.state() !== 'denied' || !isVisitorStored()) return
    const part = import('../../cross-domain/forget-elsewhere.ts')
    void part.then(({ forgetElsewhere }) => forgetElsewhere({ page, config, log })).catch(onError)
  }
  consent.onChange(followDenial)
  followDenial()
  const guarded = guardPage(page, consent)
  consent.assume(start)

  function answerWith(state: ConsentState): void {
    consent.set(state)
    // A pending state in one page does not apply to the others.
    if (state === 'pending') return
    page.storage?.set(answerKey, state)
    page.storage?.remove(answerKey)
  }

  page.onStored(answerKey, (state) => isConsentState(state) && (consent.adopt ?? consent.set)(state))
  // A page in the back-forward cache gets no events: missing visitor data means that consent was denied meanwhile.
  page.onRestored(() => consent.state() === 'granted' && !isVisitorStored() && consent.set('denied'))
  instep.consent = (state) => {
    try {
      answerWith(state)
    } catch (error) {
      log.error(String(error))
    }
  }
  if ('said' in instep) instep.consent(instep.said as ConsentState)
  // The code for the tool is loaded on demand; until then, or if it cannot be loaded, nothing is allowed.
  if (config.consent === 'google' || config.consent === 'tcf')
    void import('./follow-tool.ts')
      .then((part) => part.followTool({ page, config, consent, answer: answerWith }))
      .catch(onError)

  return { page: guarded, consent }
}
