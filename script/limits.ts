/** Every business constant of the script: value, unit in the name, where it comes from. */

const minute = 60_000
const day = 24 * 60 * minute

export const limits = {
  /** CK-01 */
  sessionLifeMs: 30 * minute,
  /** CK-01: permanent, generic and visitor id cookies. */
  permanentLifeMs: 365 * day,
  /** ST-16 */
  persistenceTestLifeMs: day,
  /** CK-15: of name, `=` and value; a longer one is reported. */
  cookieLength: 2000,
  /** CK-12: from the first unsaved change to the write. */
  stateWriteDelayMs: 5000,
  /** VI-02 */
  sampleRange: 100_000,
  /** TX-05 */
  transactionIds: 100,
  /** QU-07 */
  eventBatchSize: 15,
  /** QU-02: from the first waiting event to the batch. */
  eventGroupMs: 100,
  /** QU-09: after a failed event batch, with `gong` and without. */
  eventRetryGongMs: 2000,
  eventRetryMs: 30_000,
  /** QU-06 */
  eventLifeMs: 168 * 60 * minute,
  /** BY-06: what a leaving page may have in flight. */
  leavingBytes: 60_000,
  leavingRequests: 15,
  /** QU-14 */
  requestTimeoutMs: 2000,
  /** EV-08 */
  urlLength: 2048,
  /** BR-04 */
  userAgentLength: 275,
  /** EV-14: the share of visitors in lite mode, by sample value. */
  liteSample: 90_000,
  /** EV-16 */
  productList: 100,
  /** EV-20 */
  debugMessageLength: 1500,
  /** ER-03 */
  errorMessageLength: 256,
  errorStackLength: 2048,
  /** PO-02 to PO-04 */
  pollTimeoutMs: 15_000,
  pollTickMs: 16,
  pollTicksBeforeSlowing: 180,
  pollSlowingFactor: 1.5,
  /** EX-19 */
  slowExecutionMs: 1500,
  /** EX-06: decimals kept of a probability. */
  probabilityDecimals: 6,
} as const
