import type { PreviewConfig } from '../../contract/preview.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'

/**
 * The visitor as a preview shows them to experiences (PV-05): from its country, if it has one, and with nothing of what
 * happens kept as the state of an experience. What those in force asked about being closed is not seen, and stays (EX-25).
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
