import type { DatasetsByTracking } from './datasets/datasets.ts'
import type { After } from './jobs/after.ts'
import type { Locations } from './locations/locations.ts'
import type { EventCounts } from './metrics/event-counts.ts'
import type { Placements } from './placements/placements.ts'
import type { Storage } from './storage/storage.ts'

/** The services that the routes use. */
export type Services = {
  storage: Storage
  locations: Locations
  datasets: DatasetsByTracking
  placements: Placements
  eventCounts: EventCounts
  /** Returns the current time in epoch milliseconds. */
  now: () => number
  /** Returns an unpredictable number from 0 up to 1; tokens and ids are made from it. */
  random: () => number
  /** Runs a task later. */
  after: After
}
