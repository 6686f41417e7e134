import type { Group } from './callback-data.ts'

/** A visitor in a group of a campaign. */
export type Participant = {
  trackingId: string
  placementId: string
  campaignId: string
  visitorId: string
  group: Group
}

/** What was counted of one group of a campaign. */
export type GroupCounts = Pick<Participant, 'placementId' | 'campaignId' | 'group'> & {
  /** Distinct visitors whom the service answered, and how often it did. */
  visitors: number
  delivered: number
  /** Recorded callbacks: seen, and clicked. */
  impressions: number
  clickthroughs: number
  /** Distinct visitors who bought after their first delivery, and the number of their orders. */
  converters: number
  conversions: number
}

/**
 * The counts of campaigns by visitor. Impressions and click-throughs are counted with the callbacks, conversions with the
 * events, each in the same commit.
 */
export type CampaignStore = {
  /** `at` in epoch milliseconds. */
  deliver(participant: Participant, at: number): Promise<void>
  /** The group in which a visitor was first counted; undefined for one that is not known. */
  groupOf(participant: Omit<Participant, 'group'>): Promise<Group | undefined>
  /** By placement, campaign and group. */
  counts(trackingId: string): Promise<GroupCounts[]>
  /** Forgets at most so many visitors of whom nothing was heard since a time; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
