import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import type { Configuration } from './configuration/configuration.ts'
import { siteSource } from './console/site-source.ts'
import { addToCounter } from './counters/add-to-counter.ts'
import { createSiteDatasets } from './datasets/site-datasets.ts'
import { answerAsSet } from './demo/answer-as-set.ts'
import { asSet } from './demo/as-set.ts'
import { newDemo, weatherAsSet } from './demo/demo.ts'
import { addDrainState } from './drain/drain-state.ts'
import type { Functions } from './functions/integration-function.ts'
import { registerFunctions } from './functions/register-functions.ts'
import { allowOrigins } from './http/allow-origins.ts'
import { answerBrokenHttp, answerExpectation } from './http/answer-broken-http.ts'
import { answerError, answerErrors } from './http/answer-errors.ts'
import { answerOtherMethods } from './http/answer-other-methods.ts'
import { boundWork } from './http/bound-work.ts'
import { trustPeers } from './http/caller-address.ts'
import { compiledOnUse, trustedSchemas } from './http/compile-on-use.ts'
import { limitUrl } from './http/limit-url.ts'
import { mountByHost } from './http/mount-by-host.ts'
import { operatorsOnly } from './http/operators-only.ts'
import { type After, realAfter } from './jobs/after.ts'
import { limits } from './limits.ts'
import { withDatabase } from './locations/location-database.ts'
import { logOptions } from './logging/log-options.ts'
import { logRequests } from './logging/log-requests.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { type EventCounts, newEventCounts } from './metrics/event-counts.ts'
import { watchStorage } from './metrics/storage-errors.ts'
import { describeRoutes } from './openapi/describe-routes.ts'
import { readinessOf } from './readiness/why-not-ready.ts'
import { retentionJob } from './retention/retention-job.ts'
import { callbacksRoute } from './routes/callbacks.ts'
import { campaignsRoute } from './routes/campaigns.ts'
import { cdnRoute } from './routes/cdn.ts'
import { changesRoute } from './routes/changes.ts'
import { registerConsole } from './routes/console/register-console.ts'
import { costsRoute } from './routes/costs.ts'
import { countersRoute } from './routes/counters.ts'
import { topCountersRoutes } from './routes/counters-topk.ts'
import { deferredRoutes } from './routes/deferred.ts'
import { errorsRoute } from './routes/errors.ts'
import { eventsRoute } from './routes/events.ts'
import { graphqlRoute } from './routes/graphql.ts'
import { healthRoutes } from './routes/health.ts'
import { idRoute } from './routes/id.ts'
import { registerInspection } from './routes/inspect/register-inspection.ts'
import { ipRoute } from './routes/ip.ts'
import { lookupRoute } from './routes/lookup.ts'
import { metricsRoute } from './routes/metrics.ts'
import { previewRoutes } from './routes/preview.ts'
import { queriesRoutes } from './routes/queries.ts'
import { refusedEventsRoutes } from './routes/refused-events.ts'
import { resultsRoute } from './routes/results.ts'
import { schemasRoutes } from './routes/schemas.ts'
import { stampRoute } from './routes/stamp.ts'
import { stashRoutes } from './routes/stash.ts'
import { stashBatchRoute } from './routes/stash-batch.ts'
import { weatherRoute } from './routes/weather.ts'
import type { Services } from './services.ts'
import type { Workshop } from './steer/workshop.ts'
import { workshopOf } from './steer/workshop-of.ts'
import type { Storage } from './storage/storage.ts'
import type { TypeBoxProvider, TypedApp } from './typed-app.ts'
import { weatherOf } from './weather/weather-of.ts'

export type AppOptions = {
  storage: Storage
  configuration: Configuration
  /** Returns the current time in epoch milliseconds. */
  now?: () => number
  after?: After
  /** Replaces the configured modules. */
  functions?: Functions
  /** Returns a number from 0 up to 1, like `Math.random`. */
  random?: () => number
  /** Checks and builds the site in place of the configured one. */
  workshop?: Workshop
  logger?: FastifyServerOptions['logger']
  /** The schema compilers of the routes, instead of those that compile on use. */
  compilers?: NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
}

/** Builds the service with all its routes, without listening. The caller remains responsible for closing the storage. */
export function buildApp(options: AppOptions): TypedApp {
  const app = newApp(options)
  const eventCounts = newEventCounts()
  const work = boundWork(app, options.random ?? secureRandom)
  app.decorate('metrics', createMetrics(app, { eventCounts, work, storage: options.storage }))
  const storage = watchStorage(options.storage, (part) => app.metrics.countStorageError(part))
  app.register(cookie)
  describeRoutes(app)
  // Plugins load one after another, so these routes are described too.
  app.register(async (described) => registerRoutes(described, { ...options, storage }, eventCounts))
  return app
}

function registerRoutes(app: TypedApp, options: AppOptions, eventCounts: EventCounts): void {
  const { storage, configuration, now = Date.now, random = secureRandom, after = realAfter } = options
  const { locationDatabase, placements, cookieDomains, keepDays } = configuration
  const locations = locationDatabase ? withDatabase(configuration.locations, locationDatabase) : configuration.locations
  const datasets = createSiteDatasets({ file: configuration.datasets, store: storage.datasets, now })
  app.addHook('onReady', () => datasets.open())
  storage.onDatasets?.(() => {
    datasets.open().catch((error: unknown) => app.log.error({ err: error }, 'datasets could not be read anew'))
  })
  const usual: Services = { storage, locations, datasets, placements, eventCounts, now, random, after }
  // The gallery's settings belong to the inspection interface: without it no request looks for settings.
  const demo = configuration.inspect ? newDemo() : undefined
  const services = demo ? asSet(usual, demo) : usual
  if (demo) answerAsSet(app, { demo, after })

  healthRoutes(app, readinessOf({ drain: app.drain, storage, configuration, now, after }))
  metricsRoute(app, app.metrics)
  eventsRoute(app, 'deflate', services)
  eventsRoute(app, 'raw', services)
  lookupRoute(app, services)
  stampRoute(app, services)
  errorsRoute(app, services)
  refusedEventsRoutes(app, services)
  idRoute(app, cookieDomains)
  graphqlRoute(app, services)
  stashRoutes(app, services)
  stashBatchRoute(app, services)
  deferredRoutes(app, services)
  const add = addToCounter(app, services)
  countersRoute(app, services, add)
  topCountersRoutes(app, services, add)
  callbacksRoute(app, services)
  campaignsRoute(app, services)
  costsRoute(app, services)
  queriesRoutes(app, services)
  schemasRoutes(app)
  ipRoute(app)
  const { weather: table, weatherProvider: provider } = configuration
  const warnOperators = (message: string) => app.log.warn(message)
  const weather = weatherOf({ table, provider, now, warn: warnOperators })
  weatherRoute(app, demo ? weatherAsSet(weather, demo) : weather)
  previewRoutes(app, configuration)
  cdnRoute(app, configuration.cdnFolder)
  const workshop = options.workshop ?? workshopOf(configuration)
  const site = siteSource(configuration.siteFile, warnOperators, { isWrittenHere: workshop !== null })
  registerConsole(app, services, { configuration, workshop, datasets, site })
  resultsRoute(app, services, site)
  changesRoute(app, services)
  registerFunctions(app, { services, configuration, functions: options.functions })
  retentionJob(app, services, keepDays)
  if (demo) registerInspection(app, services, { demo, add })
}

function newApp({ configuration, random = secureRandom, logger, compilers }: AppOptions): TypedApp {
  const allowOrigin = allowOrigins(configuration.origins)
  const app = Fastify<Server>({
    logger: logger ?? logOptions(configuration.logLevel ?? 'warn'),
    // It would log addresses; the service logs requests itself.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.eventsBody,
    requestTimeout: limits.requestSeconds * 1000,
    // It would count for closing as well, which waits for a build that runs: what is too long there, draining decides.
    pluginTimeout: 0,
    genReqId: () => random().toString(36).slice(2, 12),
    rewriteUrl: mountByHost(configuration.baseDomain),
    trustProxy: trustPeers(configuration.trustedProxies),
    routerOptions: { maxParamLength: limits.url },
    // Values are never changed silently: a text is not converted to a number, and an unknown field is refused, not removed.
    schemaController: { compilersFactory: compilers ?? compiledOnUse },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, ...(!compilers && trustedSchemas) } },
    // Requests that arrive while closing get normal responses instead of Fastify's own format.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      allowOrigin(request, reply)
      answerError(error, request, reply)
    },
  }).withTypeProvider<TypeBoxProvider>()
  // The routes read bodies themselves, because the script posts JSON as text/plain to avoid a preflight.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.server.maxConnections = limits.connections
  app.server.on('checkExpectation', answerExpectation)
  app.addHook('onRequest', async (request, reply) => allowOrigin(request, reply))
  addDrainState(app)
  logRequests(app)
  answerErrors(app)
  limitUrl(app)
  answerOtherMethods(app)
  operatorsOnly(app, configuration)
  return app
}

/**
 * Returns a number from 0 up to 1, like `Math.random`, but unpredictable from earlier numbers, because tokens are made
 * from it.
 */
function secureRandom(): number {
  return randomBytes(6).readUIntBE(0, 6) / 2 ** 48
}
