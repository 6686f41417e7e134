/** The business constants of placements: each with its value, the unit in its name, and its source. */

const hour = 60 * 60_000

export const placementLimits = {
  /** Waiting time for the events of a view, and time from the last of them to the evaluation (PL-05). */
  eventWaitMs: 1000,
  debounceMs: 5,
  /** How many callbacks are stored, and for how long (PL-15). */
  storedCallbacks: 100,
  callbackLifeMs: 168 * hour,
  /**
   * How long a visitor must stay after a request failed for that to be an error (PL-16): Safari aborts requests as soon as the next
   * page is asked for, long before it leaves this one.
   */
  leavingMs: 2000,
  /** Limits of one request (PL-13). */
  callbackProducts: 100,
  callbackAddress: 8000,
  /**
   * How long the first callback of a page load waits for the analytics session id, and how often it looks for it
   * (EV-10).
   */
  sessionIdMs: 1500,
  sessionIdLookMs: 50,
} as const
