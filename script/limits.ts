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
  /** CK-15: so many with ids of usual length find room in the permanent cookie beside its other fields. */
  experiencesInCookie: 12,
  /** CK-12: from the first unsaved change to the write. */
  stateWriteDelayMs: 5000,
  /** VI-02 */
  sampleRange: 100_000,
  /** TX-05 */
  transactionIds: 100,
  /** How long a tab waits for its turn among tabs that open at the same moment (VI-04). */
  countingTurnMs: 2000,
  /** QU-02: from the first waiting item to the batch. */
  batchSize: 20,
  groupMs: 100,
  processTimeoutMs: 2000,
  activeQueueTimeoutMs: 2500,
  /** QU-03: after the first failure, doubled with each further one up to the most. */
  backOffMs: 1000,
  backOffMostMs: 64_000,
  /** QU-07 */
  eventBatchSize: 15,
  /** What an interceptor holds longer is sent as it is (EV-17, EV-18). */
  heldEventMs: 10_000,
  /** EV-18, PO-19 */
  segmentsMs: 5000,
  /** EV-12 */
  botShare: 0.1,
  /** EV-10: how long the first event waits for the analytics client id, and how often it looks. */
  clientIdMs: 100,
  clientIdLookMs: 20,
  /** QU-08 */
  storedEvents: 100,
  /** BY-05: characters of the script's keys and their values, two bytes each; events leave a part of it to the others. */
  storedCharacters: 128_000,
  storedBesideEvents: 8_000,
  /** QU-09: after a failed event batch, with `gong` and without. */
  eventRetryGongMs: 2000,
  eventRetryMs: 30_000,
  /** QU-18: the longest wait that a service may ask for. */
  askedWaitMs: 60 * minute,
  /** QU-06 */
  eventLifeMs: 168 * 60 * minute,
  /** BY-03: from the return of a page to its new view. */
  restoredMs: 100,
  /** BY-06: what a leaving page may have in flight. */
  leavingBytes: 60_000,
  leavingRequests: 15,
  /** QU-14 */
  requestTimeoutMs: 2000,
  longRequestTimeoutMs: 35_000,
  /** XD-05 */
  iframeAnswerMs: 2000,
  /** SV-36: of a state that comes from elsewhere; more than a cookie can hold. */
  stateTextLength: 4096,
  /** EV-08 */
  urlLength: 2048,
  /** BR-04 */
  userAgentLength: 275,
  /** EV-14: the share of visitors in lite mode, by sample value. */
  liteSample: 90_000,
  /** ST-22: the largest sample value of which statistics are kept, one visitor in a hundred. */
  statisticsSample: 1000,
  /** BD-07: from when on an answer to a press or key is late; how many changes of the page and runs of code are remembered. */
  interactionMs: 40,
  costChanges: 500,
  costSpans: 500,
  /** EV-16 */
  productList: 100,
  /** EV-16: the objects and lists that an event may hold, and how deep, as the service takes 100 levels of a whole batch. */
  eventObjects: 10_000,
  eventLevels: 32,
  /** EV-01: the newest events that `uv.events` and each other list for replays hold of a page load. */
  channelEvents: 1000,
  /** EV-20 */
  debugMessageLength: 1500,
  /** ER-03 */
  errorMessageLength: 256,
  errorStackLength: 2048,
  /** ER-02: between two error reports, and how many may wait. */
  errorReportMs: 300,
  waitingErrors: 20,
  /** PO-02 to PO-04 */
  pollTimeoutMs: 15_000,
  pollTickMs: 16,
  pollTicksBeforeSlowing: 180,
  pollSlowingFactor: 1.5,
  /** BU-05: what a source of events waits for a sign of what page it is, and how often it looks for the page's library. */
  sourceQuietMs: 500,
  sourceLooks: 20,
  /** Of start and of drawing: after so long the rest waits for another task, as what takes 50 ms is felt. */
  taskMs: 12,
  /** How many views begin experiences at once, and one more after how long, so that a page that publishes views without end keeps its processor. */
  viewBurst: 10,
  viewTurnMs: 250,
  /** EX-19 */
  slowExecutionMs: 1500,
  /** EX-06: decimals kept of a probability. */
  probabilityDecimals: 6,
  /** The longest that the guard in the page's head hides what is about to change (BD-04). */
  hiddenMs: 1000,
  /** The longest that it keeps room, from a loaded page on, where nobody says that it is not needed (decision 26). */
  roomAfterLoadMs: 3000,
  /** How often it asks which experiences will not run: each answer later is room that stays empty. */
  roomAskMs: 100,
} as const
