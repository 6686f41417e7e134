import type { Role } from '../../../contract/console/session.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { accessOf, mayDo, refuseForeignPages } from '../../console/console-access.ts'
import type { SiteSource } from '../../console/site-source.ts'
import type { SiteDatasets } from '../../datasets/site-datasets.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { publishWhatIsMissing } from '../../steer/publish-what-is-missing.ts'
import { createPublisher } from '../../steer/publisher.ts'
import type { Workshop } from '../../steer/workshop.ts'
import type { TypedApp } from '../../typed-app.ts'
import { noteAuthor } from './author-of.ts'
import { countersPageRoutes } from './counters.ts'
import { datasetsRoutes } from './datasets.ts'
import { eventPagesRoutes } from './events.ts'
import { experiencesRoutes } from './experiences.ts'
import { logChanges } from './log-changes.ts'
import { pageRoutes } from './page.ts'
import { placementsRoutes } from './placements.ts'
import { publishedPreviewRoute } from './published-preview.ts'
import { refusedPagesRoutes } from './refused.ts'
import { segmentsRoutes } from './segments.ts'
import { sessionRoutes } from './session.ts'
import { steerRoutes } from './steer.ts'
import { steerPreviewRoute } from './steer-preview.ts'
import { steerPublishRoutes } from './steer-publish.ts'
import { trafficRoutes } from './traffic.ts'
import { visitorsRoutes } from './visitors.ts'

type ConsoleNeeds = {
  configuration: Configuration
  workshop: Workshop | null
  datasets: SiteDatasets
  site: SiteSource
}

/**
 * Registers the console: its page, and what the page asks below `/console/api`. Everything there is for those who have
 * logged in, but logging in itself; what changes something needs more than the role `view`.
 */
export function registerConsole(app: TypedApp, services: Services, needs: ConsoleNeeds): void {
  const { configuration, workshop, datasets, site } = needs
  const { now, storage } = services
  const warnOperators = (message: string) => app.log.warn(message)
  const publisher =
    workshop && createPublisher({ siteChanges: storage.siteChanges, workshop, now, warn: warnOperators })
  const steering = { storage, site, workshop, publisher, now }
  pageRoutes(app, site)
  if (publisher) publishWhatIsMissing(app, { ...services, publisher, site, scriptFolder: configuration.cdnFolder })
  app.addHook('onClose', async () => {
    await publisher?.settle()
    await workshop?.close()
  })
  app.register(async (api: TypedApp) => {
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuseForeignPages(request)
      if (request.routeOptions.url === '/console/api/session') return
      const access = accessOf(request, configuration, now())
      const { role } = access
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const needed = request.routeOptions.config.needs ?? (isReading ? 'view' : 'edit')
      if (!mayDo(role, needed)) throw new Refusal(403, 'forbidden', whatIsRefused(role))
      noteAuthor(request, access)
    })
    logChanges(api, services)
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
    steerRoutes(api, steering)
    steerPreviewRoute(api, steering)
    publishedPreviewRoute(api, steering)
    steerPublishRoutes(api, steering)
  })
}

function whatIsRefused(role: Role): string {
  return role === 'edit' ? 'The role edit cannot publish' : `The role ${role} cannot change anything`
}
