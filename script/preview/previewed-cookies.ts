import type { PreviewConfig } from '../../contract/preview.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'

/**
 * Returns the visitor's cookies as a preview shows them to experiences (PV-05): with the preview's country, if it has
 * one, and without storing experience states. The close times of forced experiences are hidden, and stay stored
 * (EX-25).
 */
export function previewedCookies(
  cookies: CookieStore,
  { country, force = [] }: Pick<PreviewConfig, 'country' | 'force'>,
): CookieStore {
  const isForced = ({ experimentId }: { experimentId: string }) => force.includes(experimentId)
  return {
    get permanent() {
      const deliverCloseTime = cookies.permanent.deliverCloseTime.filter((each) => !isForced(each))
      return { ...cookies.permanent, deliverCloseTime, ...(country && { countryCode: country.toUpperCase() }) }
    },
    get session() {
      return cookies.session
    },
    isOutdated: cookies.isOutdated,
    generic: cookies.generic,
    change({ permanent = {}, session = {} }) {
      const { experienceState: _, countryCode: __, ...kept } = permanent
      const { experienceState: ___, ...keptInSession } = session
      const { deliverCloseTime: closed } = kept
      if (closed) {
        const isAnew = (id: string) => closed.some(({ experimentId }) => experimentId === id)
        const hidden = cookies.permanent.deliverCloseTime.filter((each) => isForced(each) && !isAnew(each.experimentId))
        kept.deliverCloseTime = [...hidden, ...closed]
      }
      cookies.change({ permanent: kept, session: keptInSession })
    },
    raise: cookies.raise,
    begin: cookies.begin,
    refresh: cookies.refresh,
    save: cookies.save,
  }
}
