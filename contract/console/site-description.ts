import type { DeviceType } from '../experience.ts'
import type { Condition } from '../segments/segment.ts'
import type { PageType } from '../shop-events.ts'
import type { ExperienceSettings, SiteChanges } from '../steer/site-changes.ts'

/** What a site is made of, as `instep build --describe` writes it for the console. Times are epoch milliseconds. */
export type SiteDescription = {
  trackingId: string
  propertyId: string
  builtAt: number
  /** The console's changes that lie over the configuration. */
  changes: SiteChanges
  domains: string[]
  /** Of times without an offset; null for UTC. */
  timeZone: string | null
  /** Names of the page elements for which there is a selector. */
  anchors: string[]
  experiences: DescribedExperience[]
  /** What the console can change of each experience, by its id. */
  settings: Record<string, SteeredSettings>
  /** Missing in what an earlier version described. */
  segments?: DescribedSegment[]
}

/** An audience as its owner wrote it. */
export type DescribedSegment = {
  id: string
  name: string
  when: Condition
  /** Whether every visitor belongs to it before their first event. */
  byDefault: boolean
  /** The experiences that ask for it: whether a visitor must be in it, or must not. */
  experiences: { id: string; name: string; isIncluded: boolean }[]
}

/** `configured`: the same without the console's changes; null for an experience that was made in the console. */
export type SteeredSettings = { current: ExperienceSettings; configured: ExperienceSettings | null }

/** The id under which visitors who see no experience are listed (BV-02). */
export const holdoutId = 'holdout'

export type DescribedExperience = {
  id: string
  name: string
  /** The id of its catalogue template; null for an experience with its own code. */
  template: string | null
  iterationId: string
  variations: DescribedVariation[]
  /** Empty for all pages. */
  pages: PageType[]
  /** Empty for all devices. */
  devices: DeviceType[]
  paths: { include: string[]; exclude: string[] }
  /** Names of the segments that a visitor must be in, all of them. */
  segments: string[]
  /** Ids under which its goals are counted. */
  goals: { id: string; isPrimary: boolean }[]
  exclusionGroup: string | null
  startsAt: number | null
  endsAt: number | null
  pausedAt: number | null
}

export type DescribedVariation = {
  /** As in events: `{experience}-{variation}`. */
  variationId: string
  name: string
  isControl: boolean
  /** Share of the visitors, 0 to 1. */
  share: number
}

/** The goal that is reached by an order. */
const ordered = 'transaction'

/**
 * Returns what a conversion of an experience is, unless somebody asks for another one: an order where no other goal is primary,
 * whatever goals events call so. The goal `transaction` is not asked for, because whoever leaves the page of their order at
 * once has sent the order and not the goal. Undefined where other goals are primary; until somebody has reached one of them,
 * it is an order too.
 */
export function conversionOf({ goals }: DescribedExperience): 'order' | undefined {
  return goals.some(({ id, isPrimary }) => isPrimary && id !== ordered) ? undefined : 'order'
}
