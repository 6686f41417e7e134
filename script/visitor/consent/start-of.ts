import type { ScriptConfig } from '../../../contract/script-config.ts'
import { type ConsentState, isConsentState } from './consent.ts'

export type ConsentFacts = {
  /** The calls that the page made before the script loaded. */
  said: unknown
  /** Returns the browser's Global Privacy Control setting. */
  gpc: boolean
}

/**
 * Returns the initial consent: the state set by the page, else denied in a browser with Global Privacy Control (BC-03),
 * else pending if a consent tool is configured (BC-04), else the configured state (BC-01).
 */
export function consentAtStart(
  { consent, respectGpc = true }: ScriptConfig,
  { said, gpc }: ConsentFacts,
): ConsentState {
  if (isConsentState(said)) return said
  if (gpc && respectGpc) return 'denied'
  if (!consent) return 'granted'
  return isConsentState(consent) ? consent : 'pending'
}
