/** What placements did on this page (ST-29). */
export type PlacementCounters = {
  /** Requests for content, and what became of them. */
  requested: number
  delivered: number
  failed: number
  /** What was told for the first time on its view, sent or not. */
  impressions: number
  clickthroughs: number
}

export function noCounts(): PlacementCounters {
  return { requested: 0, delivered: 0, failed: 0, impressions: 0, clickthroughs: 0 }
}
