import type { CookieStore } from '../cookies/cookie-store.ts'
import { countView } from '../visitor/count-view.ts'
import type { PageFacts } from './page-facts.ts'

export type OwnEvent = { type: string; data: object }

export type ViewToCount = {
  cookies: CookieStore
  ts: number
  /** Whether it is the first view of the page load. */
  isFirst: boolean
  page: () => PageFacts
  domains: readonly string[]
}

/** Counts a view into the cookies, and says which events of the script's own follow it (VI-03 to VI-09). */
export function countViewEvent({ cookies, ts, isFirst, page, domains }: ViewToCount): OwnEvent[] {
  const { url, referrerUrl } = page()
  const hasUtm = hasCampaign(url)
  const { state, begins } = countView(cookies, {
    ts,
    isFirstOfPageLoad: isFirst,
    referrerHost: hostOf(referrerUrl),
    hasUtm,
    domains,
  })
  cookies.change(state)
  const own: OwnEvent[] = []
  if (begins.session) own.push({ type: 'qubit.session', data: {} })
  if (begins.entrance) own.push({ type: 'qubit.entrance', data: { referrerUrl, hasUtm } })
  return own
}

/** BR-03: any query key that begins with `utm_` and has a value. */
function hasCampaign(url: string): boolean {
  const query = url.split('#')[0]?.split('?')[1] ?? ''
  return query.split('&').some((pair) => /^utm_[^=]*=./i.test(pair))
}

/** The host of an address, '' when it cannot be read (VI-07). */
function hostOf(url: string): string {
  return /^[a-z][\w+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url)?.[1] ?? ''
}
