import { endpointOf } from '../../../contract/endpoints.ts'
import { messageOf } from '../../../contract/message-of.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { Log } from '../../log.ts'
import type { Send } from '../../services/remote/request.ts'

export type ForgetNeeds = { page: { send: Send }; site: Pick<BuiltSite, 'config'>; log: Log }

/** A state with an empty id belongs to nobody and is ignored. */
const nothing = ':'

/**
 * Removes the state that the stamp service has for this browser under its own cookie; otherwise it would identify the
 * visitor to the next page (VI-17). Resolves also when the service cannot be reached, which is logged.
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
