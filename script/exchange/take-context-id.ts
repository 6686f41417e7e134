import { contextId } from '../address/context-id.ts'
import { cookieNames } from '../cookies/cookie-store.ts'
import { permanentFields } from '../cookies/permanent-cookie.ts'
import { sessionFields } from '../cookies/session-cookie.ts'
import { defaultsOf } from '../cookies/state-codec.ts'
import { need, type Run } from '../startup/run.ts'

/** Makes the visitor the one that a link brought along, and says whether it did: another one begins anew (UR-03). */
export function takeContextId(run: Run): boolean {
  const { page, options, site, log } = run
  const id = contextId(options, site.config.propertyId, log.warn)
  if (!id) return false
  const cookies = need(run, 'cookies')
  if (id === cookies.permanent.visitorId) return true
  // What is stored would otherwise be united with the new state when that is written (CK-21).
  const domain = need(run, 'domain')
  for (const name of [cookieNames.permanent, cookieNames.session]) page.jar.write(name, '', { domain, lifeMs: 0 })
  cookies.raise({ ...defaultsOf(permanentFields), visitorId: id })
  cookies.change({ session: defaultsOf(sessionFields) })
  return true
}
