/** The business constants of placements: value, unit in the name, where it comes from. */

const hour = 60 * 60_000

export const placementLimits = {
  /** PL-05: for the events of a view, and from the last of them to the evaluation. */
  eventWaitMs: 1000,
  debounceMs: 5,
  /** PL-15 */
  storedCallbacks: 100,
  callbackLifeMs: 168 * hour,
  /** PL-13: of one request. */
  callbackProducts: 100,
  callbackAddress: 8000,
  /** EV-10: how long the first callback of a page load waits for the analytics session id, and how often it looks. */
  sessionIdMs: 1500,
  sessionIdLookMs: 50,
} as const
