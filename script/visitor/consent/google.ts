import type { Page } from '../../browser/page.ts'
import { followLayer } from '../../events/sources/follow-layer.ts'
import type { Consent } from './consent.ts'

type Command = { 0?: unknown; 1?: unknown; 2?: { analytics_storage?: unknown; region?: { length?: number } } }

/**
 * Follows the consent mode of Google's tags (BC-04): `gtag('consent', 'default' | 'update', {analytics_storage, region})`. An
 * update is an answer. A default of denied only means that the visitor has not been asked. A regional denial may apply to
 * the visitor, and a regional grant may not: consent is then pending.
 */
export function followGoogle(page: Pick<Page, 'window'>, consent: Consent, answer: Consent['set']): void {
  let general: unknown
  let isDeniedSomewhere = false
  let isAnswered = false

  /** Applies a default, which is not an answer and does not lift a denial such as that of Global Privacy Control. */
  function setDefault(): void {
    if (isAnswered || consent.state() === 'denied') return
    if (isDeniedSomewhere || general === 'denied') consent.set('pending')
    else if (general === 'granted') consent.set('granted')
  }

  followLayer(page.window as Record<string, unknown>, 'dataLayer', (entry) => {
    const { 0: command, 1: kind, 2: state } = (entry ?? {}) as Command
    const storage = state?.analytics_storage
    if (command !== 'consent' || (storage !== 'granted' && storage !== 'denied')) return
    if (kind === 'update') {
      isAnswered = true
      return answer(storage)
    }
    if (!state?.region?.length) general = storage
    else if (storage === 'denied') isDeniedSomewhere = true
    // Evaluated after all defaults that a tag sets together, because a later one may deny what the first grants.
    void Promise.resolve().then(setDefault)
  })
}
