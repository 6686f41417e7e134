import type { Run } from '../../startup/run.ts'
import { askService } from './ask.ts'
import { endpointOf } from './endpoints.ts'

/** Tells of a new transaction, so that what was scheduled until then is cancelled (PL-17). Never throws. */
export async function announceConversion({ page, log, site, visitorId }: Run): Promise<void> {
  try {
    await askService(page.send, {
      method: 'POST',
      url: `${endpointOf('qfn', site.config)}/conversion`,
      body: JSON.stringify({ visitorId }),
      // A simple content type needs no preflight, for which a page that is left would have no time.
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
    })
  } catch (error) {
    log.warn(String(error))
  }
}
