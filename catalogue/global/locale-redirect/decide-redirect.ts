import { fillText } from '../../../contract/fill-address.ts'
import { findLocale } from '../../../contract/find-locale.ts'
import { type Country, pageLocale } from '../../kit/shop/page-locale.ts'
import { type TargetLocale, targetCountry, targetLanguage } from './target-locale.ts'

export type RedirectFacts = {
  /** The absolute address of the page. */
  url: string
  /** Where the shop has country and language in its paths, `addresses.locale`. */
  pattern: string
  /** The visitor's country code; '' when unknown. */
  countryCode: string
  /** The number of the visitor's session, and of the session in which the visitor was asked last. */
  sessionNumber: number
  askedInSession: number
}

export type RedirectDecision =
  | { redirects: true; from: Country; to: Country /** A path of the same origin. */; address: string }
  /** `because` is the message for the console; undefined when there is nothing to log. */
  | { redirects: false; because?: string }

/**
 * Decides whether a visitor is in the wrong shop, and returns the address of the right one (PO-12, PO-15, PO-16, GLB-08.1 to
 * GLB-08.7).
 */
export function decideRedirect({
  url,
  pattern,
  countryCode,
  sessionNumber,
  askedInSession,
}: RedirectFacts): RedirectDecision {
  const page = pageLocale(new URL(url).pathname, pattern)
  const { country: from } = page
  if (!from) return { redirects: false, because: 'Could not determine country of the current page' }
  if (askedInSession === sessionNumber) return { redirects: false, because: 'Already fired this session' }
  const to = targetCountry(countryCode)
  if (!to) return { redirects: false, because: 'Experience is only targeted for those from the US, CA, EU or UK' }
  const language = targetLanguage(to, page.language)
  if (to === from && language === page.language) return { redirects: false }
  return { redirects: true, from, to, address: addressIn(url, pattern, { country: to, language }) }
}

/** Replaces country and language at the start of the path. The rest of the path and the query are kept (GLB-08.7). */
function addressIn(url: string, pattern: string, target: TargetLocale): string {
  const { pathname, search, hash } = new URL(url)
  const { start = '' } = findLocale(pattern, pathname) ?? {}
  const rest = pathname.slice(start.length)
  return fillText(pattern, target, encodeURIComponent) + rest + search + hash
}
