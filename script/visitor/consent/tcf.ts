import type { Page } from '../../browser/page.ts'
import { createPoll } from '../../browser/poll.ts'
import { pollNeedsOf } from '../../browser/poll-needs.ts'
import type { Consent } from './consent.ts'

/** The visitor's choice as reported by a TCF v2 platform. */
type TcData = {
  gdprApplies?: boolean
  /** `cmpuishown` while the visitor is being asked. */
  eventStatus?: string
  purpose?: { consents?: Record<string, boolean> }
}

type Tcf = (command: 'addEventListener', version: 2, callback: (data: TcData, isDone: boolean) => void) => void

/** The purposes needed: storing and reading on a device, selecting content by profile, measuring content. */
const purposes = ['1', '6', '8']

/**
 * Follows a consent platform through its TCF v2 API (BC-04) as soon as the API exists. That GDPR does not apply is nobody's
 * answer: it holds for this page, and does not lift a denial such as that of Global Privacy Control.
 */
export async function followTcf(page: Page, consent: Consent, answer: Consent['set']): Promise<void> {
  const tcf = (await createPoll(pollNeedsOf(page))('window.__tcfapi')) as Tcf
  tcf('addEventListener', 2, ({ gdprApplies, eventStatus, purpose }, isDone) => {
    if (!isDone) return
    if (gdprApplies === false) {
      if (consent.state() === 'pending') consent.set('granted')
    } else if (eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete')
      answer(purposes.every((each) => purpose?.consents?.[each]) ? 'granted' : 'denied')
  })
}
