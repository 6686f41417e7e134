import { messageOf } from '../../../contract/message-of.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { Log } from '../../log.ts'
import { endpointOf } from '../../services/remote/endpoints.ts'
import type { Send } from '../../services/remote/request.ts'

export type ForgetNeeds = { page: { send: Send }; site: Pick<BuiltSite, 'config'>; log: Log }

/** A state whose id is empty: it is nobody's, and counts as none. */
const nothing = ':'

/**
 * Takes back what the stamp service knows of this browser, by a cookie of its own; it would tell the next page who this was
 * (VI-17). Resolves also when the service cannot be reached, which is logged.
 */
export async function forgetStamp({ page, site: { config }, log }: ForgetNeeds): Promise<void> {
  const url = `${endpointOf('stamp', config)}/t/${encodeURIComponent(config.trackingId)}`
  try {
    const { status } = await page.send({ method: 'GET', url, credentials: true, headers: { 'X-Qb-State': nothing } })
    if (status >= 300) throw new Error(`GET ${url} failed: status ${status}`)
  } catch (error) {
    log.warn(`Stamp: ${messageOf(error)}`)
  }
}
