import type { Configuration } from '../../configuration/configuration.ts'
import { accessOf, mayDo, refuseForeignPages } from '../../console/console-access.ts'
import { siteSource } from '../../console/site-source.ts'
import type { SiteDatasets } from '../../datasets/site-datasets.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'
import { countersPageRoutes } from './counters.ts'
import { datasetsRoutes } from './datasets.ts'
import { eventPagesRoutes } from './events.ts'
import { experiencesRoutes } from './experiences.ts'
import { pageRoutes } from './page.ts'
import { placementsRoutes } from './placements.ts'
import { refusedPagesRoutes } from './refused.ts'
import { segmentsRoutes } from './segments.ts'
import { sessionRoutes } from './session.ts'
import { trafficRoutes } from './traffic.ts'
import { visitorsRoutes } from './visitors.ts'

type ConsoleNeeds = { configuration: Configuration; datasets: SiteDatasets }

/**
 * Registers the console: its page, and what the page asks below `/console/api`. Everything there is for those who have
 * logged in, but logging in itself; what changes something needs more than the role `view`.
 */
export function registerConsole(app: TypedApp, services: Services, { configuration, datasets }: ConsoleNeeds): void {
  const { now } = services
  const site = siteSource(configuration.siteFile, (message) => app.log.warn(message))
  pageRoutes(app)
  app.register(async (api: TypedApp) => {
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuseForeignPages(request)
      if (request.routeOptions.url === '/console/api/session') return
      const { role } = accessOf(request, configuration, now())
      const needed = request.method === 'GET' || request.method === 'HEAD' ? 'view' : 'edit'
      if (!mayDo(role, needed)) throw new Refusal(403, 'forbidden', `The role ${role} cannot change anything`)
    })
    sessionRoutes(api, { services, configuration, site })
    trafficRoutes(api, services)
    experiencesRoutes(api, services, site)
    segmentsRoutes(api, services, site)
    datasetsRoutes(api, datasets)
    countersPageRoutes(api, services)
    placementsRoutes(api, services)
    visitorsRoutes(api, services)
    eventPagesRoutes(api, services)
    refusedPagesRoutes(api, services)
  })
}
