import type { AddToCounter } from '../../counters/add-to-counter.ts'
import type { Demo } from '../../demo/demo.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'
import { inspectCallbacksRoute } from './callbacks.ts'
import { inspectCountersRoute } from './counters.ts'
import { inspectDemoRoute } from './demo.ts'
import { inspectErrorsRoute } from './errors.ts'
import { inspectEventsRoute } from './events.ts'
import { inspectMetricsRoute } from './metrics.ts'
import { inspectRefusedRoute } from './refused-events.ts'
import { inspectStampsRoute } from './stamps.ts'
import { inspectStashRoute } from './stash.ts'
import { inspectTimeoutsRoute } from './timeouts.ts'
import { inspectVisitorsRoute } from './visitors.ts'

/** Registers what is below `/_inspect`, for tests and development. */
export function registerInspection(
  app: TypedApp,
  services: Services,
  { demo, add }: { demo: Demo; add: AddToCounter },
): void {
  inspectDemoRoute(app, demo)
  inspectEventsRoute(app, services)
  inspectRefusedRoute(app, services)
  inspectVisitorsRoute(app, services)
  inspectMetricsRoute(app, services)
  inspectStampsRoute(app, services)
  inspectErrorsRoute(app, services)
  inspectStashRoute(app, services)
  inspectTimeoutsRoute(app, services)
  inspectCountersRoute(app, services, add)
  inspectCallbacksRoute(app, services)
}
