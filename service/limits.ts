/** Sizes in bytes and numbers that bound what one request may cost (SV-06, SV-32). */
export const limits = {
  /** An events body as it is received. */
  eventsBody: 256 * 1024,
  /** The same body unpacked: a bomb is stopped here. */
  eventsUnpacked: 1024 * 1024,
  eventsPerRequest: 100,
  /** What is kept of a body that could not be read. */
  deadLetterBody: 64 * 1024,
  /** The request target: path and query. */
  url: 8 * 1024,
  /** The JSON body of a seed on the inspection interface. */
  inspectBody: 64 * 1024,
  /** Lists and objects within each other: deeper JSON is an attack on whoever walks it, no shop's data. */
  jsonDepth: 100,
  /** Seconds for a whole request to arrive, so that a trickling sender does not hold a connection for ever. */
  requestSeconds: 30,
} as const
