import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import type { Consent } from './consent.ts'
import { followGoogle } from './google.ts'
import { followTcf } from './tcf.ts'

export type ToolNeeds = {
  page: Page
  config: ScriptConfig
  consent: Consent
  /** Takes what the visitor chose, for all tabs; a default is set in this page's consent alone. */
  answer: Consent['set']
}

/** Follows the tool that the configuration names (BC-04). @throws (rejects) when the page has something else in its place */
export async function followTool({ page, config, consent, answer }: ToolNeeds): Promise<void> {
  if (config.consent === 'google') followGoogle(page, consent, answer)
  else await followTcf(page, answer)
}
