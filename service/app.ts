import type { Server } from 'node:http'
import Fastify, { type FastifyServerOptions } from 'fastify'
import type { Configuration } from './configuration.ts'
import { allowOrigins } from './http/allow-origins.ts'
import { answerBrokenHttp } from './http/answer-broken-http.ts'
import { answerError, answerErrors } from './http/answer-errors.ts'
import { answerOtherMethods } from './http/answer-other-methods.ts'
import { trustPeers } from './http/caller-address.ts'
import { limitUrl } from './http/limit-url.ts'
import { limits } from './limits.ts'
import { newMetrics } from './metrics.ts'
import { eventsRoute } from './routes/events.ts'
import { healthRoute } from './routes/health.ts'
import { inspectDeadLettersRoute } from './routes/inspect-dead-letters.ts'
import { inspectEventsRoute } from './routes/inspect-events.ts'
import { inspectMetricsRoute } from './routes/inspect-metrics.ts'
import { inspectVisitorsRoute } from './routes/inspect-visitors.ts'
import { lookupRoute } from './routes/lookup.ts'
import type { Services } from './services.ts'
import type { Storage } from './storage/storage.ts'
import type { TypeBoxProvider, TypedApp } from './typed-app.ts'

export type AppOptions = {
  storage: Storage
  configuration: Configuration
  /** Epoch milliseconds. */
  now?: () => number
  /** From 0 up to 1, as `Math.random`. */
  random?: () => number
  logger?: FastifyServerOptions['logger']
}

/** Builds the service with all its routes, without listening. The storage stays the caller's to close. */
export function buildApp(options: AppOptions): TypedApp {
  const { storage, configuration, now = Date.now } = options
  const app = newApp(options)
  const services: Services = { storage, locations: configuration.locations, metrics: newMetrics(), now }

  healthRoute(app)
  eventsRoute(app, 'deflate', services)
  eventsRoute(app, 'raw', services)
  lookupRoute(app, services)
  if (configuration.inspect) {
    inspectEventsRoute(app, services)
    inspectDeadLettersRoute(app, services)
    inspectVisitorsRoute(app, services)
    inspectMetricsRoute(app, services)
  }
  return app
}

function newApp({ configuration, random = Math.random, logger = { level: 'warn' } }: AppOptions): TypedApp {
  const allowOrigin = allowOrigins(configuration.origins)
  const app = Fastify<Server>({
    logger,
    bodyLimit: limits.eventsBody,
    requestTimeout: limits.requestSeconds * 1000,
    genReqId: () => random().toString(36).slice(2, 12),
    trustProxy: trustPeers(configuration.trustedProxies),
    routerOptions: { maxParamLength: limits.url },
    // Nothing is changed silently: a text is not a number, and an unknown field is refused rather than removed.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // What still arrives while closing is answered as ever instead of in another form.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => {
      allowOrigin(request, reply)
      answerError(error, request, reply)
    },
  }).withTypeProvider<TypeBoxProvider>()
  // Bodies are read by the routes themselves: the script posts JSON as text/plain to stay without a preflight.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) => allowOrigin(request, reply))
  answerErrors(app)
  limitUrl(app)
  answerOtherMethods(app)
  return app
}
