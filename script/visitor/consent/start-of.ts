import type { ScriptConfig } from '../../../contract/script-config.ts'
import { type ConsentState, isConsentState } from './consent.ts'

export type ConsentFacts = {
  /** What the page said before the script was there. */
  said: unknown
  /** Global Privacy Control of the browser. */
  gpc: boolean
}

/**
 * How consent stands when the script begins: as the page has said already, else denied in a browser with Global Privacy
 * Control (BC-03), else pending where another tool will tell (BC-04), else as the configuration has it (BC-01).
 */
export function consentAtStart(
  { consent, respectGpc = true }: ScriptConfig,
  { said, gpc }: ConsentFacts,
): ConsentState {
  if (isConsentState(said)) return said
  if (gpc && respectGpc) return 'denied'
  if (consent === 'google' || consent === 'tcf') return 'pending'
  return consent ?? 'granted'
}
