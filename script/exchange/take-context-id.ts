import { contextId } from '../address/context-id.ts'
import { need, type Run } from '../startup/run.ts'

/** Makes the visitor the one that a link brought along, and says whether it did: another one begins anew (UR-03). */
export function takeContextId(run: Run): boolean {
  const { options, site, log } = run
  const id = contextId(options, site.config.propertyId, log.warn)
  if (!id) return false
  const cookies = need(run, 'cookies')
  if (id === cookies.permanent.visitorId) return true
  cookies.begin(id)
  return true
}
