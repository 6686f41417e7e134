import type { ExperienceResults, Uplift } from '../experience-results.ts'
import type { DescribedExperience } from './site-description.ts'
import type { MoneySum } from './traffic.ts'

/**
 * - `running`: it may be seen now
 * - `waiting`: it may be seen, but nobody has seen it yet
 * - `scheduled`: it begins later; `ended`: its time is over; `paused`: somebody paused it
 * - `removed`: the site has no such experience any more, but events of the past have
 */
export const experienceStates = ['running', 'waiting', 'scheduled', 'paused', 'ended', 'removed'] as const
export type ExperienceState = (typeof experienceStates)[number]

/** `GET /console/api/experiences/{trackingId}`. */
export type ExperienceList = {
  /** When the site was built; null where the service knows no description of it. */
  builtAt: number | null
  /** In the order of the site, then what was removed. */
  experiences: ListedExperience[]
}

/** An experience that was removed is described by what its events say. */
export type ListedExperience = DescribedExperience & {
  state: ExperienceState
  /** Distinct visitors of the current iteration. */
  visitors: number
  /** What a conversion is; null where nobody has seen it. */
  conversion: string | null
  /** The variation whose rate is furthest from the control's, as far as is known; null where nothing can be compared. */
  leading: { variationId: string; uplift: Uplift } | null
  /** Whether visitors are not divided as the shares say. */
  isAlarm: boolean
}

/** `GET /console/api/experiences/{trackingId}/{experienceId}?goal&iteration`. */
export type ExperienceReport = {
  experience: ListedExperience
  /** The one that began last first. Times in epoch milliseconds. */
  iterations: { iterationId: string; firstAt: number; lastAt: number; visitors: number }[]
  /** Those of the chosen iteration and goal; null where nobody has seen it. */
  results: ExperienceResults | null
  /** Every day (UTC, by arrival) from the first visitor of the iteration to the last change, the oldest first. */
  days: ReportDay[]
  /** By device, country and segment, the most visitors first. Each has a comparison of its own. */
  parts: ReportPart[]
}

/** What was known at the end of a day. */
export type ReportDay = {
  /** The beginning of the day, in epoch milliseconds. */
  at: number
  /** In the order of the results; everything since the beginning of the iteration. */
  variations: ReportVariation[]
}

export type ReportVariation = {
  variationId: string
  visitors: number
  conversions: number
  revenue: MoneySum[]
  /** Of the conversion rate; null for the control. */
  uplift: Uplift | null
}

export const partDimensions = ['device', 'country', 'segment'] as const
export type PartDimension = (typeof partDimensions)[number]

/**
 * A visitor belongs to the parts that they were in when they first saw the experience: to one device and one country, and to
 * any number of segments.
 */
export type ReportPart = {
  dimension: PartDimension
  /** A device, a country in ISO 3166-1 or the id of a segment; '' where it is not known. */
  value: string
  /** The name that the site gives a segment; null for others. */
  name: string | null
  variations: ReportVariation[]
}
