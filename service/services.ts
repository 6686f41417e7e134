import type { DatasetsByTracking } from './datasets/datasets.ts'
import type { After } from './jobs/after.ts'
import type { Locations } from './locations/locations.ts'
import type { ServiceMetrics } from './metrics.ts'
import type { Placements } from './placements/placements.ts'
import type { Storage } from './storage/storage.ts'

/** What the routes work with. */
export type Services = {
  storage: Storage
  locations: Locations
  datasets: DatasetsByTracking
  placements: Placements
  metrics: ServiceMetrics
  /** Epoch milliseconds. */
  now: () => number
  /** From 0 up to 1, not to be guessed: tokens and ids are made of it. */
  random: () => number
  /** Runs a task later. */
  after: After
}
