/** When a mouse counts as leaving the page (TR-19). */
export const leavingLimits = {
  /** Upward, in px per second. */
  speed: 500,
  /** The strip at the top in which the movement ends, and which it may not leave before the trigger passes. */
  topPx: 150,
  /** A mouse this near to the left edge is on its way to something else. */
  leftPx: 10,
  sampleMs: 100,
  /** From attaching to the first evaluation. */
  settleMs: 500,
  /** From the movement to the passing. */
  passMs: 300,
} as const
