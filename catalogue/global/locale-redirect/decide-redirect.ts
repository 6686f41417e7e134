import { type Country, pageLocale } from '../../kit/shop/page-locale.ts'
import { type TargetLocale, targetCountry, targetLanguage } from './target-locale.ts'

export type RedirectFacts = {
  /** Of the page, absolute. */
  url: string
  /** The visitor's country code; '' when none is known. */
  countryCode: string
  /** Of the visitor's session, and that in which the visitor was asked last. */
  sessionNumber: number
  askedInSession: number
}

export type RedirectDecision =
  | { redirects: true; from: Country; to: Country /** A path of the same origin. */; address: string }
  /** `because` is the line for the console; without it there is nothing to say. */
  | { redirects: false; because?: string }

/** Whether a visitor is in the wrong shop, and which address is the right one (PO-12, PO-15, PO-16, GLB-08.1 to GLB-08.7). */
export function decideRedirect({ url, countryCode, sessionNumber, askedInSession }: RedirectFacts): RedirectDecision {
  const page = pageLocale(new URL(url).pathname)
  const { country: from } = page
  if (!from) return { redirects: false, because: 'Could not determine country of the current page' }
  if (askedInSession === sessionNumber) return { redirects: false, because: 'Already fired this session' }
  const to = targetCountry(countryCode)
  if (!to) return { redirects: false, because: 'Experience is only targeted for those from the US, CA, EU or UK' }
  const language = targetLanguage(to, page.language)
  if (to === from && language === page.language) return { redirects: false }
  return { redirects: true, from, to, address: addressIn(url, { country: to, language }) }
}

/** The same address with country and language in place of its first two path segments; path and query go on as they are. */
function addressIn(url: string, { country, language }: TargetLocale): string {
  const { pathname, search, hash } = new URL(url)
  return ['', country, language, ...pathname.split('/').slice(3)].join('/') + search + hash
}
