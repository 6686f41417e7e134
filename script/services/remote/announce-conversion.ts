import { endpointOf } from '../../../contract/endpoints.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import type { Log } from '../../log.ts'
import { askService } from './ask.ts'
import type { Send } from './request.ts'

/** The parts of a run that announce a conversion. */
type ConversionSources = {
  readonly page: { send: Send }
  readonly log: Log
  site: Pick<BuiltSite, 'config'>
  cookies?: CookieStore
}

/** Reports a new transaction, which cancels the calls scheduled until a conversion (PL-17). Never rejects. */
export async function announceConversion({ page, log, site, cookies }: ConversionSources): Promise<void> {
  try {
    await askService(page.send, {
      method: 'POST',
      url: `${endpointOf('qfn', site.config)}/conversion`,
      body: JSON.stringify({ visitorId: cookies?.permanent.visitorId }),
      // A simple content type avoids a preflight request, for which a page being left has no time.
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
    })
  } catch (error) {
    log.warn(String(error))
  }
}
