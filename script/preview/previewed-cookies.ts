import type { CookieStore } from '../cookies/cookie-store.ts'

/**
 * The visitor as a preview shows them to experiences (PV-05): from its country, if it has one, and with nothing of what
 * happens kept as the state of an experience.
 */
export function previewedCookies(cookies: CookieStore, country?: string): CookieStore {
  return {
    get permanent() {
      return country ? { ...cookies.permanent, countryCode: country.toUpperCase() } : cookies.permanent
    },
    get session() {
      return cookies.session
    },
    generic: cookies.generic,
    change({ permanent = {}, session = {} }) {
      const { experienceState: _, countryCode: __, ...kept } = permanent
      const { experienceState: ___, ...keptInSession } = session
      cookies.change({ permanent: kept, session: keptInSession })
    },
    raise: cookies.raise,
    save: cookies.save,
  }
}
