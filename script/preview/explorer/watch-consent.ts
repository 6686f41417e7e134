import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import type { Consent, ConsentState } from '../../visitor/consent/consent.ts'

/** Where the visitor's consent comes from. */
export type ConsentOrigin =
  /** The page called `instep.consent` before the script started. */
  | 'page before'
  /** The browser has Global Privacy Control. */
  | 'privacy control'
  /** The consent tool has answered, or has not answered yet. */
  | 'tool'
  | 'tool silent'
  | 'configuration'
  /** Neither page nor configuration says anything. */
  | 'default'
  /** It was changed on this page, or in another tab of the shop. */
  | 'page'
  | 'other tab'

export type InspectedConsent = {
  state: ConsentState
  origin: ConsentOrigin
  tool?: 'google' | 'tcf'
  /** When it was changed, in epoch milliseconds; undefined for a state from before the inspector was loaded. */
  changedAt?: number
}

type ConsentSources = { readonly page: Page; readonly consent: Consent; site: { config: ScriptConfig } }

/** Follows the consent of this page. Returns a function that says what it is and where it comes from (BC-01 to BC-04). */
export function watchConsent({ page, consent, site }: ConsentSources): () => InspectedConsent {
  const { consent: configured, respectGpc = true } = site.config
  const tool = configured === 'google' || configured === 'tcf' ? configured : undefined
  let changedAt: number | undefined
  let isOfOtherTab = false
  let isChanging = false
  consent.onChange(() => {
    changedAt = page.now()
    isOfOtherTab = false
    isChanging = true
    page.after(0, () => {
      isChanging = false
    })
  })
  // Consent changes by this event as well, in the same task and before, however long that takes.
  page.onStored('qb_consent', (state) => {
    isOfOtherTab ||= isChanging && state === consent.state()
  })

  function originOf(state: ConsentState): ConsentOrigin {
    if (isOfOtherTab) return 'other tab'
    if (tool && consent.tool === state) return 'tool'
    if (changedAt !== undefined) return 'page'
    const { said } = page.instep()
    if (said !== undefined) return said === state ? 'page before' : 'page'
    if (respectGpc && page.gpc()) return state === 'denied' ? 'privacy control' : 'page'
    if (tool) return state === 'pending' ? 'tool silent' : 'page'
    if (state !== (configured ?? 'granted')) return 'page'
    return configured ? 'configuration' : 'default'
  }

  return () => {
    const state = consent.state()
    return { state, origin: originOf(state), tool, changedAt }
  }
}
