/** What experiences share (PO-19). */
export const experienceDefaults = {
  /** How long a page waits for the segments of a visitor. */
  segmentWaitMs: 5000,
  /** From the start of an experience on a phone until the shop's own add-to-bag button is there. */
  mobileAddToBagDelayMs: 1000,
  /** ISO 4217, where nothing says another one. */
  currency: 'USD',
} as const
