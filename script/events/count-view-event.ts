import { countView } from '../visitor/count-view.ts'
import { hasCampaign } from '../visitor/device/has-campaign.ts'
import { cutUrl } from './cut-url.ts'
import type { CountedCookies } from './sequence.ts'

export type OwnEvent = { type: string; data: object }

export type ViewToCount = {
  cookies: CountedCookies
  ts: number
  /** Whether it is the first view of the page load. */
  isFirst: boolean
  url: string
  referrerUrl: string
  /** Returns the device facts for the event of a new session (BR-06). */
  device: () => object
  domains: readonly string[]
  /** The maximum number of characters of an address in an event (EV-08). */
  urlLength?: number
}

/**
 * Counts a view in the cookies and returns the script's own events that follow it (VI-03 to VI-09). The caller must
 * save the cookies before another tab has its turn.
 */
export function countViewEvent(view: ViewToCount): OwnEvent[] {
  const { cookies, ts, isFirst, url, referrerUrl, device, domains, urlLength } = view
  const hasUtm = hasCampaign(url)
  // Another tab may have started the session meanwhile (CK-12).
  cookies.refresh()
  const { state, begins } = countView(cookies, {
    ts,
    isFirstOfPageLoad: isFirst,
    referrerHost: hostOf(referrerUrl),
    hasUtm,
    domains,
  })
  cookies.change(state)
  const own: OwnEvent[] = []
  if (begins.session) own.push({ type: 'qubit.session', data: device() })
  if (begins.entrance)
    own.push({ type: 'qubit.entrance', data: { referrerUrl: cutUrl(referrerUrl, urlLength), hasUtm } })
  return own
}

/** Returns the host of an address, '' when the address cannot be read (VI-07). */
export function hostOf(url: string): string {
  return /^[a-z][\w+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url)?.[1] ?? ''
}
