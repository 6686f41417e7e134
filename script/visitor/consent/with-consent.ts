import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import type { Log } from '../../log.ts'
import { type Consent, type ConsentState, createConsent, isConsentState } from './consent.ts'
import { guardPage } from './guard.ts'
import { ownCookies, ownKeys } from './own-names.ts'
import { consentAtStart } from './start-of.ts'

/** Other tabs hear of it by the browser's own event; nothing stays there. */
const answerKey = 'qb_consent'

/**
 * The page as the script may use it, and `instep.consent` for the shop (BC-01). What the visitor answers in one tab holds for
 * all tabs of the origin; how consent stands by default is each page's own.
 */
export function withConsent(page: Page, config: ScriptConfig, log: Log): { page: Page; consent: Consent } {
  const instep = page.instep()
  const onError = (error: unknown) => log.error('Consent', { error })
  const consent = createConsent(consentAtStart(config, { said: instep.said, gpc: page.gpc() }), onError)
  // A second copy of the script ends at its first step, and changes nothing before it (ST-13).
  if (page.namespace().smartserve?.startedAt) return { page, consent }
  const isVisitorStored = () =>
    ownCookies(page.jar).length > 0 || (page.storage ? ownKeys(page.storage).length > 0 : false)

  /** Before all is removed: of a visitor of whom nothing is here, others know nothing either. */
  const followDenial = () => {
    if (consent.state() !== 'denied' || !isVisitorStored()) return
    const part = import('../../cross-domain/forget-elsewhere.ts')
    void part.then(({ forgetElsewhere }) => forgetElsewhere({ page, config, log })).catch(onError)
  }
  consent.onChange(followDenial)
  followDenial()
  const guarded = guardPage(page, consent)

  function answerWith(state: ConsentState): void {
    consent.set(state)
    tellOtherTabs(state)
  }

  function tellOtherTabs(state: unknown): void {
    // That a page is about to ask says nothing of the others.
    if (state !== 'granted' && state !== 'denied') return
    page.storage?.set(answerKey, state)
    page.storage?.remove(answerKey)
  }

  tellOtherTabs(instep.said)
  page.onStored(answerKey, (state) => isConsentState(state) && consent.set(state))
  // No event reaches a page in the back-forward cache: that nothing of the visitor is left tells of a denial meanwhile.
  page.onRestored(() => consent.state() === 'granted' && !isVisitorStored() && consent.set('denied'))
  instep.consent = (state) => {
    try {
      answerWith(state)
    } catch (error) {
      log.error(String(error))
    }
  }
  // The tool's own code is a part; until it is there, and if it cannot be loaded, nothing is allowed.
  if (config.consent === 'google' || config.consent === 'tcf')
    void import('./follow-tool.ts')
      .then((part) => part.followTool({ page, config, consent, answer: answerWith }))
      .catch(onError)

  return { page: guarded, consent }
}
