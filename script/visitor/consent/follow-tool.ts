import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import type { Consent, ConsentState } from './consent.ts'
import { followGoogle } from './google.ts'
import { followTcf } from './tcf.ts'

export type ToolNeeds = {
  page: Page
  config: ScriptConfig
  consent: Consent
  /** Sets the visitor's choice in all tabs; a default only applies to this page. */
  answer: Consent['set']
}

/** Follows the consent tool in the configuration (BC-04). @throws (rejects) when the page has another object in its place */
export async function followTool({ page, config, consent, answer }: ToolNeeds): Promise<void> {
  const noteAnswer = (set: Consent['set']) => (state: ConsentState) => {
    consent.tool = state
    set(state)
  }
  const follow = config.consent === 'google' ? followGoogle : followTcf
  await follow(page, { ...consent, set: noteAnswer(consent.set) }, noteAnswer(answer))
}
