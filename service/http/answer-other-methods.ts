import type { TypedApp } from '../typed-app.ts'
import { knownPaths } from './known-paths.ts'
import { Refusal } from './refusal.ts'

/**
 * Answers OPTIONS on every route (SV-05), a wrong method with 405 and an unknown path with 404 (SV-03), before any body
 * is read. The routes must be registered afterwards.
 */
export function answerOtherMethods(app: TypedApp): void {
  const methodsOf = knownPaths(app)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const [path = ''] = request.url.split('?')
    const known = methodsOf(path)
    if (known.length === 0) throw new Refusal(404, 'not_found', 'There is nothing at this address')
    const allowed = [...known, 'OPTIONS'].join(', ')
    reply.header('allow', allowed)
    if (request.method !== 'OPTIONS') throw new Refusal(405, 'method_not_allowed', `Use one of ${allowed}`)
    const asked = request.headers['access-control-request-headers'] ?? ''
    return reply
      .header('vary', 'Origin, Access-Control-Request-Headers')
      .header('access-control-allow-methods', allowed)
      .header('access-control-allow-headers', ['Content-Type', 'X-Qb-State', ...ofTracing(asked)].join(', '))
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}

/**
 * What monitors of a shop add to the requests of its pages, the script's among them, to follow them through its servers: Sentry,
 * Datadog, New Relic, OpenTelemetry, Application Insights, X-Ray, Elastic, Zipkin, Jaeger, Dynatrace, Instana, AppDynamics.
 */
const tracing =
  /^(?:traceparent|tracestate|baggage|sentry-trace|newrelic|b3|request-(?:id|context)|uber-trace-id|elastic-apm-traceparent|adrum|x-(?:datadog|b3|instana)-[a-z-]{1,40}|x-(?:amzn-trace-id|cloud-trace-context|dtpc|dtreferer|request-id))$/

/** Returns those of the headers asked for. A browser does not make a request of which a header is not allowed. */
function ofTracing(asked: string): string[] {
  return asked.split(/\s*,\s*/).filter((name) => tracing.test(name))
}
