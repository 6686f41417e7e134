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

type Entrance = { entranceNumber: number }

/** Views of one entrance add up; of two entrances those of the later one count (VI-08). */
function mergeEntranceViews(ours: number, base: number, stored: number, all?: Record<string, object>): number {
  const [mine, before, theirs] = [all?.ours, all?.base, all?.stored].map((each) => (each as Entrance).entranceNumber)
  if (mine !== before) return ours
  return (theirs === before ? Math.max(stored, base) : stored) + ours - base
}

/** The permanent visitor cookie, in its order (CK-03). Opaque fields are kept as they are. */
export const permanentFields = {
  // Of two tabs of a new visitor the id that is stored first counts (VI-01).
  visitorId: {
    ...text(),
    merge: (ours: string, base: string, stored: string) => (stored && (!base || ours === base) ? stored : ours),
  },
  viewNumber: count(),
  entranceViewNumber: { ...count(), merge: mergeEntranceViews },
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
