import { isFlagOn } from '../../contract/flags.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import { openFrame } from '../browser/open-frame.ts'
import type { Page } from '../browser/page.ts'
import type { Log } from '../log.ts'
import { forgetStamp } from '../preview/explorer/forget-stamp.ts'
import { type AskNeeds, askFrame, type OpenedFrame } from './ask-frame.ts'
import { iframesToAsk } from './iframes-to-ask.ts'

export type ForgetElsewhereNeeds = {
  /** The page without the consent guard: these requests are sent although the visitor has denied consent. */
  page: Pick<Page, 'send' | 'after' | 'random' | 'host'>
  config: ScriptConfig
  log: Log
  open?: (url: string) => OpenedFrame
}

/**
 * Asks the stamp service and the frames of the other domains to forget a visitor who denies consent (BC-02). Failures
 * to reach them are logged. @throws when the configured iframes are wrong (XD-01)
 */
export function forgetElsewhere({ page, config, log, open = openFrame }: ForgetElsewhereNeeds): void {
  const { crossDomainIframes = [], domains, endpoints = {}, flags } = config
  if ((endpoints.stamp ?? endpoints.base) && isFlagOn(flags, 'stateSync'))
    void forgetStamp({ page, site: { config }, log })
  const needs = { after: page.after, newId: () => String(page.random()) }
  for (const url of iframesToAsk(crossDomainIframes, { domains, host: page.host() }))
    void forgetInFrame(open(url), needs).catch((error) => log.warn(`${error}`, { url }))
}

async function forgetInFrame(frame: OpenedFrame, needs: AskNeeds): Promise<void> {
  try {
    await askFrame(frame, { method: 'forget' }, needs)
  } finally {
    frame.close()
  }
}
