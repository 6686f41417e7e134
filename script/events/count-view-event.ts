import type { BrowserState } from '../browser-state/browser-state.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import { countView } from '../visitor/count-view.ts'

export type OwnEvent = { type: string; data: object }

export type ViewToCount = {
  cookies: CookieStore
  ts: number
  /** Whether it is the first view of the page load. */
  isFirst: boolean
  browser: BrowserState
  domains: readonly string[]
}

/** Counts a view into the cookies, and says which events of the script's own follow it (VI-03 to VI-09). */
export function countViewEvent({ cookies, ts, isFirst, browser, domains }: ViewToCount): OwnEvent[] {
  const { referrerUrl, hasUtm, screenWidth, screenHeight } = browser
  const { userAgent, ...device } = browser.ua
  const { state, begins } = countView(cookies, {
    ts,
    isFirstOfPageLoad: isFirst,
    referrerHost: hostOf(referrerUrl),
    hasUtm,
    domains,
  })
  cookies.change(state)
  const own: OwnEvent[] = []
  if (begins.session) own.push({ type: 'qubit.session', data: { ...device, screenWidth, screenHeight } })
  if (begins.entrance) own.push({ type: 'qubit.entrance', data: { referrerUrl, hasUtm } })
  return own
}

/** The host of an address, '' when it cannot be read (VI-07). */
function hostOf(url: string): string {
  return /^[a-z][\w+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url)?.[1] ?? ''
}
