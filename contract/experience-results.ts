/** `GET /results/{trackingId}/{experienceId}`: the results of the current iteration of an experience (BV-04). */
export type ExperienceResults = {
  experienceId: string
  /** The iteration that the site has, or that began last; only its visitors count. */
  iterationId: string
  /** What a conversion is: a goal's id, any of the primary goals, or an order. */
  conversion: string
  /** Ids of the goals that its visitors reached, each of which can be asked for as the conversion. */
  goals: string[]
  /** The control first. What hardly anybody saw and the site does not have is left out. */
  variations: VariationResults[]
  /** How the revenue of visitors was compared, one for each currency in which somebody ordered, the most frequent first. */
  currencies: RevenueComparison[]
  /** How many variations are compared to the control: each interval is so much wider that all of them hold together. */
  comparisons: number
  sampleRatio: SampleRatio
}

/** What was counted of a variation, and how it compares to the control: null for the control itself. */
export type VariationResults = VariationCounts & {
  /** Converted visitors per visitor, 0 to 1. */
  rate: number
  rateUplift: Uplift | null
  /** In the order of `currencies`. */
  revenues: RevenueResults[]
}

export type VariationCounts = {
  variationId: string
  isControl: boolean
  /** Distinct visitors, each in the variation that they saw first. */
  visitors: number
  /** Those of them who converted after that. */
  conversions: number
}

/** What the visitors of a variation ordered in a currency after they saw it. */
export type RevenueResults = {
  /** ISO 4217; '' where events named none. */
  currency: string
  /** All of it, whatever is capped for the comparison. */
  revenue: number
  perVisitor: number
  uplift: Uplift | null
}

export type RevenueComparison = {
  currency: string
  /** What a visitor who spent more counts with in the comparison; null where nobody is capped. */
  cap: number | null
  /** Whether what visitors spent before the experiment is taken into account (CUPED), which narrows the intervals. */
  isAdjusted: boolean
}

/** How a mean compares to the control's, relative to it: 0.1 is ten percent more. */
export type Uplift = {
  estimate: number
  /** 95 percent for all variations together, valid however often it is looked at; null while there are too few conversions. */
  interval: [low: number, high: number] | null
  /** Whether the interval leaves out 0. */
  isSignificant: boolean
  /**
   * The probability, 0 to 1, that the true mean is above the control's; null while there are too few conversions. Not valid
   * under continuous looking.
   */
  chanceToWin: number | null
}

/** Whether the visitors are divided as they were meant to be. */
export type SampleRatio = {
  /** Expected share of each variation, 0 to 1. */
  shares: { variationId: string; share: number }[]
  /** Whether equal shares were taken because none were given. */
  isAssumed: boolean
  /** Of a sequential test: valid however often it is looked at. */
  p: number
  /** p is so small that something is wrong with the division, or with what is counted. */
  isAlarm: boolean
}
