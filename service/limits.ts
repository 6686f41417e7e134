/** Sizes in bytes and numbers that bound what one request may cost (SV-06, SV-32). */
export const limits = {
  /** An events body as it is received. */
  eventsBody: 256 * 1024,
  /** The same body unpacked: a bomb is stopped here. */
  eventsUnpacked: 1024 * 1024,
  eventsPerRequest: 100,
  /** What is kept of a body that could not be read. */
  refusedBody: 64 * 1024,
  /** The request target: path and query. */
  url: 8 * 1024,
  /** One value of the stash as JSON, and what its body may have around it. */
  stashValue: 64 * 1024,
  stashEnvelope: 64,
  stashBatchBody: 256 * 1024,
  /** Keys of one batched reading of the stash (SV-21). */
  stashKeys: 100,
  deferBody: 4 * 1024,
  /** Seconds until a deferred notice is due: one year (SV-28). */
  deferSeconds: 31_536_000,
  graphqlBody: 256 * 1024,
  /** Words and signs of a GraphQL query: with fragments and aliases a few ask for very much. */
  graphqlTokens: 1000,
  /** Keys of one reading of a dataset (SV-17). */
  datasetKeys: 100,
  /** Refused events listed or replayed with one request, and the body that names them, with repaired texts (BY-09). */
  refusedPerRequest: 100,
  replayBody: 1024 * 1024,
  /** Refused events that are kept, and the bytes of their bodies: beyond them the oldest go. */
  refusedKept: 100_000,
  refusedBytes: 1024 * 1024 * 1024,
  /** Rows removed with one commit, and the days for which a browser's stamp is kept: the life of its cookie. */
  removedAtOnce: 500,
  stampDays: 365,
  idBody: 4 * 1024,
  errorBody: 16 * 1024,
  /** Characters of an error report's message and stack that are kept (SV-37). */
  errorMessage: 256,
  errorStack: 2048,
  /** Error reports of one address, and reports kept in all (SV-38). */
  errorsPerSecond: 20,
  errorsKept: 10_000,
  counterBody: 4 * 1024,
  functionsBody: 256 * 1024,
  /** Pending runs of functions (SV-45): of one visitor, of all, and what all may take. */
  runsOfVisitor: 100,
  runs: 100_000,
  runsBytes: 256 * 1024 * 1024,
  queriesBody: 256 * 1024,
  queriesPerRequest: 100,
  /** Product ids of one callback (SV-41). */
  callbackProducts: 100,
  /** The JSON body of a seed on the inspection interface. */
  inspectBody: 64 * 1024,
  /** Lists and objects within each other: deeper JSON is an attack on whoever walks it, no shop's data. */
  jsonDepth: 100,
  /** Seconds for a whole request to arrive, so that a trickling sender does not hold a connection for ever. */
  requestSeconds: 30,
} as const
