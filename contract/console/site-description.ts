import type { DeviceType } from '../experience.ts'
import type { Condition } from '../segments/segment.ts'
import type { PageType } from '../shop-events.ts'

/** What a site is made of, as `instep build --describe` writes it for the console. Times are epoch milliseconds. */
export type SiteDescription = {
  trackingId: string
  builtAt: number
  experiences: DescribedExperience[]
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
