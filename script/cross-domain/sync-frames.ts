import { messageOf } from '../../contract/message-of.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import type { Page } from '../browser/page.ts'
import type { Log } from '../log.ts'
import { needOf } from '../need-of.ts'
import { type IdSources, likelyId } from '../visitor/likely-id.ts'
import { type AskNeeds, askFrame, type OpenedFrame } from './ask-frame.ts'
import { iframesToAsk } from './iframes-to-ask.ts'
import { isSameState } from './merge-states.ts'
import { readStateText, stateText } from './state-text.ts'
import { takeState } from './take-state.ts'

/** The parts of a run that the sync with the other domains' frames reads and changes. */
type FrameSyncParts = IdSources & {
  readonly page: Pick<Page, 'host'>
  readonly log: Log
  site: Pick<BuiltSite, 'config'>
}

export type FramesNeeds = AskNeeds & {
  openFrame: (url: string) => OpenedFrame
  /** Whether a link has determined the visitor: then no frame changes the id (VI-01). */
  isLinked: boolean
}

/**
 * Merges the states that the other domains have of the visitor, and sends them the result. Resolves when all have
 * answered or timed out; when all have answered, they are not asked again in this session (XD-06).
 * @throws (rejects) when the configured iframes are wrong (XD-01)
 */
export async function syncFrames(run: FrameSyncParts, { openFrame, isLinked, ...needs }: FramesNeeds): Promise<void> {
  const { page, site, log } = run
  const { crossDomainIframes = [], domains } = site.config
  const cookies = needOf(run, 'cookies')
  const urls = iframesToAsk(crossDomainIframes, { domains, host: page.host() })
  const asked = urls.map(async (url) => {
    const frame = openFrame(url)
    try {
      return { frame, state: readStateText(await askFrame(frame, { method: 'getState' }, needs), page.now()) }
    } catch (error) {
      log.warn(messageOf(error), { url })
      frame.close()
      return undefined
    }
  })
  const answered = (await Promise.all(asked)).filter((each) => each !== undefined)
  for (const { state } of answered) {
    // An id that is only in the visitor id cookie also takes precedence over one from elsewhere (VI-01).
    const keepsId = isLinked || (!cookies.permanent.visitorId && likelyId(run) !== run.newId)
    takeState(cookies, state, { keepsId, isLinked })
  }
  if (answered.length === urls.length) cookies.change({ session: { iframesInSync: true } })
  const ours = { ...cookies.permanent, visitorId: likelyId(run) }
  for (const { frame, state } of answered) {
    const told = isSameState(ours, state)
      ? Promise.resolve()
      : askFrame(frame, { method: 'setState', state: stateText(ours) }, needs)
    // The page does not wait for the confirmation; a frame that does not confirm is asked for its state again in the
    // next session.
    void told.catch(() => undefined).then(frame.close)
  }
}
