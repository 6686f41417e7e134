import {
  amountField,
  countField,
  listField,
  ordinalField,
  readNumber,
  type StateOf,
  textField,
  timeField,
} from './field.ts'

/** How often an experience ran for this visitor, and the probability that decided its variation (CK-04, EX-10). */
export type StoredExperience = {
  experienceId: string
  probability: number
  timesActivated: number
  iterationId: string
  /** The master id of the variation last activated. */
  pid?: string
}

/** An experience that asked to stay hidden until a given time. */
export type CloseTime = { experimentId: string; expiration: number }

/** The origin of stored minutes in epoch milliseconds (CK-07). */
const closeTimeOffsetMs = 126_144_000_000
const minuteMs = 60_000

type Entrances = Record<'ours' | 'base' | 'stored', { entranceNumber: number }>

/**
 * Merges the views of the current entrance: views of one entrance add up; with two entrances, those of the later one
 * count (VI-08).
 */
function mergeEntranceViews(ours: number, base: number, stored: number, all?: Record<string, object>): number {
  // Ours, base and stored, in this order.
  const numbers = Object.values(all as Entrances).map((each) => each.entranceNumber)
  const [mine, before, theirs] = numbers as [number, number, number]
  // The stored entrance is an earlier one where another domain or service has heard less.
  if (mine !== before || theirs < before) return ours
  return (theirs > before ? stored : Math.max(stored, base)) + ours - base
}

/** The fields of the permanent visitor cookie, in order (CK-03). Opaque fields are stored unchanged. */
export const permanentFields = {
  // When two tabs generate an id for a new visitor, the one stored first counts (VI-01).
  visitorId: {
    ...textField(),
    mergeTabs: (ours: string, base: string, stored: string) => (stored && (!base || ours === base) ? stored : ours),
  },
  viewNumber: countField(),
  entranceViewNumber: { ...countField(), mergeTabs: mergeEntranceViews },
  sessionNumber: countField(),
  entranceNumber: countField(),
  // Not added up: tabs already share this number (EV-07).
  eventNumber: ordinalField(),
  deliverCloseTime: listField<CloseTime>(
    ({ experimentId, expiration }) => [experimentId, String(Math.ceil((expiration - closeTimeOffsetMs) / minuteMs))],
    ([experimentId = '', minutes]) => ({
      experimentId,
      expiration: readNumber(minutes) * minuteMs + closeTimeOffsetMs,
    }),
  ),
  conversionNumber: countField(),
  conversionCycleNumber: countField(1),
  lifetimeValue: amountField(),
  firstViewTs: timeField('first'),
  lastViewTs: timeField(),
  firstConversionTs: timeField('first'),
  lastConversionTs: timeField(),
  visitorHistory: textField(),
  currency: textField('USD'),
  ipAddress: textField('', { free: true }),
  city: textField(),
  cityCode: textField(),
  country: textField(),
  countryCode: textField(),
  latitude: textField(),
  longitude: textField(),
  area: textField(),
  areaCode: textField(),
  region: textField(),
  regionCode: textField(),
  visitorState: textField(),
  experienceState: listField<StoredExperience>(
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
  experienceSegmentations: textField(),
  updatedAt: timeField(),
  entranceTs: timeField(),
  auraViewCount: textField(),
  auraShowCount: textField(),
  auraPinCount: textField(),
  auraPreferredCategory: textField(),
  auraCookieMigrated: textField(),
  auraHasUsedMyPicks: textField(),
  auraFeedShown: textField(),
  domain: textField(),
}

export type PermanentState = StateOf<typeof permanentFields>
