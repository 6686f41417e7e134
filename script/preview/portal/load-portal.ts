import { messageOf } from '../../../contract/message-of.ts'
import { endpointOf } from '../../services/remote/endpoints.ts'
import type { InspectedRun } from '../explorer/inspection.ts'
import { openCdnModules } from './cdn-modules.ts'

/** Loads the portal in a framed page (PV-06); a page of its own has no portal. The run does not wait for it. */
export function loadPortal(run: InspectedRun): void {
  const { page, log, site } = run
  const browser = page.window as Window
  if (browser.top === browser) return
  const load = openCdnModules({ host: endpointOf('cdn', site.config), loadScript: page.loadScript })
  const askedAt = performance.now()
  load('portal')
    .then(({ openPortal }) => openPortal({ run, load, askedAt }))
    .catch((error) => log.error(`Portal: ${messageOf(error)}`))
}
