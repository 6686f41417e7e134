import type { DatasetsByTracking } from './datasets/datasets.ts'
import type { After } from './jobs/after.ts'
import type { Locations } from './locations/locations.ts'
import type { Placements } from './placements/placements.ts'
import type { Storage } from './storage/storage.ts'

/** The services that the routes use. */
export type Services = {
  storage: Storage
  locations: Locations
  datasets: DatasetsByTracking
  placements: Placements
  metrics: ServiceMetrics
  /** Returns the current time in epoch milliseconds. */
  now: () => number
  /** Returns an unpredictable number from 0 up to 1; tokens and ids are made from it. */
  random: () => number
  /** Runs a task later. */
  after: After
}

/** Counts of events by outcome since the start of the process. */
type ServiceMetrics = {
  accepted: number
  refused: number
  /** Repeated events that the sender announced with `?dedupe=true`. */
  repeatsAnnounced: number
  /** Repeated events without the flag, which indicate a client that unknowingly sends twice (SV-33). */
  repeatsUnannounced: number
}

export function newMetrics(): ServiceMetrics {
  return { accepted: 0, refused: 0, repeatsAnnounced: 0, repeatsUnannounced: 0 }
}
