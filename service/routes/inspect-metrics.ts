import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

/** `GET /_inspect/metrics`: what happened to events since the start of the process (SV-33). */
export function inspectMetricsRoute(app: TypedApp, { metrics }: Services): void {
  app.get('/_inspect/metrics', async () => metrics)
}
