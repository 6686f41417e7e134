import { amount, count, list, numbered, readNumber, type StateOf, text, time } from './field.ts'

/** How often an experience ran for this visitor, and the probability it chose by (CK-04, EX-10). */
export type StoredExperience = {
  experienceId: string
  probability: number
  timesActivated: number
  iterationId: string
  /** The variation master id last activated. */
  pid?: string
}

/** An experience that asked not to be shown before a time. */
export type CloseTime = { experimentId: string; expiration: number }

/** CK-07: where stored minutes are counted from, epoch milliseconds. */
const closeTimeOffsetMs = 126_144_000_000
const minuteMs = 60_000

/** The permanent visitor cookie, in its order (CK-03). Opaque fields are kept as they are. */
export const permanentFields = {
  visitorId: text(),
  viewNumber: count(),
  entranceViewNumber: count(),
  sessionNumber: count(),
  entranceNumber: count(),
  // Not added up: tabs share the number already (EV-07).
  eventNumber: numbered(),
  deliverCloseTime: list<CloseTime>(
    ({ experimentId, expiration }) => [experimentId, String(Math.ceil((expiration - closeTimeOffsetMs) / minuteMs))],
    ([experimentId = '', minutes]) => ({
      experimentId,
      expiration: readNumber(minutes) * minuteMs + closeTimeOffsetMs,
    }),
  ),
  conversionNumber: count(),
  conversionCycleNumber: count(1),
  lifetimeValue: amount(),
  firstViewTs: time('first'),
  lastViewTs: time(),
  firstConversionTs: time('first'),
  lastConversionTs: time(),
  visitorHistory: text(),
  currency: text('USD'),
  ipAddress: text('', { free: true }),
  city: text(),
  cityCode: text(),
  country: text(),
  countryCode: text(),
  latitude: text(),
  longitude: text(),
  area: text(),
  areaCode: text(),
  region: text(),
  regionCode: text(),
  visitorState: text(),
  experienceState: list<StoredExperience>(
    ({ experienceId, probability, timesActivated, iterationId, pid }) => [
      experienceId,
      String(probability),
      String(timesActivated),
      iterationId,
      ...(pid === undefined ? [] : [pid]),
    ],
    ([experienceId = '', probability, timesActivated, iterationId = '', pid]) => ({
      experienceId,
      probability: readNumber(probability),
      timesActivated: readNumber(timesActivated),
      iterationId,
      ...(pid === undefined ? {} : { pid }),
    }),
  ),
  experienceSegmentations: text(),
  updatedAt: time(),
  entranceTs: time(),
  auraViewCount: text(),
  auraShowCount: text(),
  auraPinCount: text(),
  auraPreferredCategory: text(),
  auraCookieMigrated: text(),
  auraHasUsedMyPicks: text(),
  auraFeedShown: text(),
  domain: text(),
}

export type PermanentState = StateOf<typeof permanentFields>
