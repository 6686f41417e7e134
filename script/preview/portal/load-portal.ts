import { endpointOf } from '../../../contract/endpoints.ts'
import { messageOf } from '../../../contract/message-of.ts'
import type { Namespace } from '../../browser/page.ts'
import type { InspectedRun } from '../explorer/inspection.ts'
import { openCdnModules } from './cdn-modules.ts'

/** Loads the portal in a framed page (PV-06); a page of its own has no portal. The run does not wait for it. */
export function loadPortal(run: InspectedRun): void {
  const { page, log, site } = run
  const browser = page.window as Window
  if (browser.top === browser) return
  const load = openCdnModules({ host: endpointOf('cdn', site.config), loadScript: page.loadScript })
  const nth = countPortals(page.namespace())
  load('portal')
    .then(({ openPortal }) => openPortal({ run, load, nth }))
    .catch((error) => log.error(`Portal: ${messageOf(error)}`))
}

/** Counts the portals that scripts of this page have asked for, the preview script among them. */
function countPortals(namespace: Namespace): number {
  namespace.smartserve ??= {}
  const { smartserve } = namespace
  const nth = Number(smartserve.portals ?? 0) + 1
  smartserve.portals = nth
  return nth
}
