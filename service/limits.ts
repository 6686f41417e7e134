/** Sizes in bytes and counts that limit what one request may cost (SV-06, SV-32). */
export const limits = {
  /** An events body as received. */
  eventsBody: 256 * 1024,
  /** The same body unpacked, to stop a decompression bomb. */
  eventsUnpacked: 1024 * 1024,
  eventsPerRequest: 100,
  /** The stored part of a body that could not be read. */
  refusedBody: 64 * 1024,
  /** The request target: path and query. */
  url: 8 * 1024,
  /** One stash value as JSON, and the additional bytes that its body may have around it. */
  stashValue: 64 * 1024,
  stashEnvelope: 64,
  stashBatchBody: 256 * 1024,
  /** Keys in one batched read of the stash (SV-21). */
  stashKeys: 100,
  deferBody: 4 * 1024,
  /** Seconds until a deferred notification is due: one year (SV-28). */
  deferSeconds: 31_536_000,
  graphqlBody: 256 * 1024,
  /** Tokens of a GraphQL query: with fragments and aliases a short query can request a large amount of data. */
  graphqlTokens: 1000,
  /** Keys in one read of a dataset (SV-17). */
  datasetKeys: 100,
  /** An uploaded dataset: its text, its records, and the request, in which the text is JSON. */
  datasetText: 2 * 1024 * 1024,
  datasetRecords: 20_000,
  datasetBody: 3 * 1024 * 1024,
  /** All versions of all uploaded datasets, which are in memory. */
  datasetsBytes: 64 * 1024 * 1024,
  /**
   * Refused events listed or replayed by one request, and the size of a request body that names them, with repaired
   * texts (BY-09).
   */
  refusedPerRequest: 100,
  replayBody: 1024 * 1024,
  /** Refused events in storage, and the total bytes of their bodies: beyond these limits the oldest are removed. */
  refusedKept: 100_000,
  refusedBytes: 1024 * 1024 * 1024,
  /** Entries of the console's log, of all sites together: beyond that the oldest are removed, but for those of versions. */
  logEntries: 100_000,
  /** Rows removed per commit, and the days for which a browser's stamp is kept: the lifetime of its cookie. */
  removedAtOnce: 500,
  stampDays: 365,
  idBody: 4 * 1024,
  sessionBody: 4 * 1024,
  /** The settings of an experience, as the console sends them. */
  steerBody: 256 * 1024,
  errorBody: 16 * 1024,
  /** Stored characters of an error report's message and stack (SV-37). */
  errorMessage: 256,
  errorStack: 2048,
  /** Error reports accepted from one address per second, and reports stored in total (SV-38). */
  errorsPerSecond: 20,
  errorsKept: 10_000,
  counterBody: 4 * 1024,
  functionsBody: 256 * 1024,
  /** Pending function runs (SV-45): of one visitor, of all visitors, and their total size. */
  runsOfVisitor: 100,
  runs: 100_000,
  runsBytes: 256 * 1024 * 1024,
  queriesBody: 256 * 1024,
  queriesPerRequest: 100,
  /** Product ids in one callback (SV-41). */
  callbackProducts: 100,
  /** The JSON body of seed data on the inspection interface. */
  inspectBody: 64 * 1024,
  /** Nesting depth of lists and objects. Deeper JSON is an attack on the parser, not data of a shop. */
  jsonDepth: 100,
  /** Seconds within which a request must arrive completely, so that a slow sender cannot hold a connection for ever. */
  requestSeconds: 30,
  /**
   * What may be in work at once, beyond which requests get 503 (BS-03): requests that have arrived, and bytes of their bodies,
   * unpacked ones included. They are stored in one commit, during which nobody is answered: these take about half a second.
   */
  requestsInWork: 1000,
  bytesInWork: 4 * 1024 * 1024,
  /** Bytes of bodies that are on their way, of which slow senders hold some for as long as a request may take. */
  bytesArriving: 64 * 1024 * 1024,
  /** Bytes of answers that nobody has taken yet, and seconds without taking anything after which the connection is closed. */
  bytesAnswering: 64 * 1024 * 1024,
  takeSeconds: 30,
  /** Open connections: those beyond are closed at once. */
  connections: 10_000,
  /** Those who get 503 are told to come back within so many seconds. */
  retrySeconds: 5,
} as const
