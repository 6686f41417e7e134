import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/**
 * Returns the metrics of the process: memory, processor, garbage collection and the delay of the event loop. They
 * begin with the first call, and are the same for all apps of a process: the watch over the event loop never ends.
 */
export function processMetrics(): Registry {
  if (registry) return registry
  registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
