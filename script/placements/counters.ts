/** Counts of what placements did on this page (ST-29). */
export type PlacementCounters = {
  /** Number of requests for content, and of their outcomes. */
  requested: number
  delivered: number
  failed: number
  /** Those reported for the first time on their view, sent or not. */
  impressions: number
  clickthroughs: number
}

export function noCounts(): PlacementCounters {
  return { requested: 0, delivered: 0, failed: 0, impressions: 0, clickthroughs: 0 }
}
