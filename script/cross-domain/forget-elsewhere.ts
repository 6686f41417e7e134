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
 * Asks the stamp service and the frames of the other domains to forget a visitor who denies consent (BC-02). Resolves
 * when each has answered or had its time; failures to reach them are logged. @throws when the configured iframes are
 * wrong (XD-01)
 */
export async function forgetElsewhere({ page, config, log, open = openFrame }: ForgetElsewhereNeeds): Promise<void> {
  const { crossDomainIframes = [], domains, endpoints = {}, flags } = config
  const hasStamp = (endpoints.stamp ?? endpoints.base) && isFlagOn(flags, 'stateSync')
  const needs = { after: page.after, newId: () => String(page.random()) }
  await Promise.all([
    hasStamp && forgetStamp({ page, site: { config }, log }),
    ...iframesToAsk(crossDomainIframes, { domains, host: page.host() }).map((url) =>
      forgetInFrame(open(url), needs).catch((error) => log.warn(`${error}`, { url })),
    ),
  ])
}

async function forgetInFrame(frame: OpenedFrame, needs: AskNeeds): Promise<void> {
  try {
    await askFrame(frame, { method: 'forget' }, needs)
  } finally {
    frame.close()
  }
}
