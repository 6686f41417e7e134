import type { Metrics } from '../metrics/create-metrics.ts'
import type { TypedApp } from '../typed-app.ts'

/** `GET /metrics`: what the process counts and measures, in Prometheus' text format (BS-04). For operators only. */
export function metricsRoute(app: TypedApp, metrics: Metrics): void {
  app.get('/metrics', { schema: { produces: ['text/plain'] } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('content-type', metrics.contentType)
    return metrics.writeMetrics()
  })
}
