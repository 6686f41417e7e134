import { endpointOf } from '../../../contract/endpoints.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import type { Log } from '../../log.ts'
import type { Consent } from '../../visitor/consent/consent.ts'
import { askService } from './ask.ts'
import type { Send } from './request.ts'

/** The parts of a run that announce a conversion. */
type ConversionSources = {
  readonly page: { send: Send }
  readonly log: Log
  readonly consent: Consent
  site: Pick<BuiltSite, 'config'>
  cookies?: CookieStore
}

/**
 * Reports a new transaction, which cancels the calls scheduled until a conversion (PL-17): once consent is granted, and not
 * after a denial. Never rejects.
 */
export function announceConversion({ page, log, site, cookies, consent }: ConversionSources): void {
  let isDenied = consent.state() === 'denied'
  consent.onChange((state) => {
    isDenied ||= state === 'denied'
  })
  consent.whenGranted(() => {
    if (isDenied) return
    askService(page.send, {
      method: 'POST',
      url: `${endpointOf('qfn', site.config)}/conversion`,
      body: JSON.stringify({ visitorId: cookies?.permanent.visitorId }),
      // A simple content type avoids a preflight request, for which a page being left has no time.
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
    }).catch((error) => log.warn(String(error)))
  })
}
