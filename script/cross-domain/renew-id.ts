import { endpointOf } from '../../contract/endpoints.ts'
import { messageOf } from '../../contract/message-of.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import type { Log } from '../log.ts'
import type { Send } from '../services/remote/request.ts'
import { type IdSources, likelyId } from '../visitor/likely-id.ts'

/** The parts of a run that talk to a service about the visitor's id. */
export type IdExchange = IdSources & {
  readonly page: { send: Send }
  readonly log: Log
  site: Pick<BuiltSite, 'config'>
}

/**
 * Asks the shop's own server to set the visitor id cookie: browsers that keep cookies set by scripts for only 7 days
 * keep that one for its whole lifetime (BU-08). Never rejects: a failure is logged.
 */
export async function renewId(run: IdExchange): Promise<void> {
  const { config } = run.site
  const url = `${endpointOf('id', config)}/${encodeURIComponent(config.trackingId)}`
  try {
    const { status } = await run.page.send({
      method: 'POST',
      url,
      body: JSON.stringify({ visitorId: likelyId(run) }),
      headers: { 'Content-Type': 'application/json' },
      credentials: true,
    })
    if (status >= 300) throw new Error(`POST ${url} failed: status ${status}`)
  } catch (error) {
    run.log.warn(`Visitor id: ${messageOf(error)}`)
  }
}
