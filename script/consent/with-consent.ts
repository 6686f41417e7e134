import type { ScriptConfig } from '../../contract/script-config.ts'
import type { Page } from '../browser/page.ts'
import type { Log } from '../log.ts'
import { type Consent, createConsent } from './consent.ts'
import { guard } from './guard.ts'
import { consentAtStart } from './start-of.ts'

/** The page as the script may use it, and `instep.consent` for the shop (BC-01). */
export function withConsent(page: Page, config: ScriptConfig, log: Log): { page: Page; consent: Consent } {
  const instep = page.instep()
  const onError = (error: unknown) => log.error('Consent', { error })
  const consent = createConsent(consentAtStart(config, { said: instep.said, gpc: page.gpc() }), onError)
  const guarded = guard(page, consent)
  instep.consent = (state) => {
    try {
      consent.set(state)
    } catch (error) {
      log.error(String(error))
    }
  }
  if (config.consent === 'google' || config.consent === 'tcf') void follow(config.consent)

  /** The tool's own code is a part; until it is there, and if it cannot be loaded, nothing is allowed. */
  async function follow(tool: 'google' | 'tcf'): Promise<void> {
    try {
      if (tool === 'google') (await import('./google.ts')).followGoogle(page, consent)
      else await (await import('./tcf.ts')).followTcf(page, consent)
    } catch (error) {
      onError(error)
    }
  }

  return { page: guarded, consent }
}
