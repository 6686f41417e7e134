import type { Locations } from './locations.ts'
import type { Metrics } from './metrics.ts'
import type { Storage } from './storage/storage.ts'

/** What the routes work with. */
export type Services = {
  storage: Storage
  locations: Locations
  metrics: Metrics
  /** Epoch milliseconds. */
  now: () => number
}
