import type { Group } from './callback-data.ts'

/** A visitor in one group of a campaign. */
export type Participant = {
  trackingId: string
  placementId: string
  campaignId: string
  visitorId: string
  group: Group
}

/** The counts of one group of a campaign. */
export type GroupCounts = Pick<Participant, 'placementId' | 'campaignId' | 'group'> & {
  /** Distinct visitors to whom content was delivered, and the number of deliveries. */
  visitors: number
  delivered: number
  /** Recorded callbacks: impressions and click-throughs. */
  impressions: number
  clickthroughs: number
  /** Distinct visitors who bought after their first delivery, and the number of their orders. */
  converters: number
  conversions: number
}

/**
 * The counts of campaigns, by visitor. Impressions and click-throughs are counted with the callbacks, conversions with
 * the events, each in the same commit.
 */
export type CampaignStore = {
  /** Counts a delivery; `at` in epoch milliseconds. */
  deliver(participant: Participant, at: number): Promise<void>
  /** Returns the group in which a visitor was first counted; undefined for an unknown visitor. */
  groupOf(participant: Omit<Participant, 'group'>): Promise<Group | undefined>
  /** Returns the counts by placement, campaign and group. */
  counts(trackingId: string): Promise<GroupCounts[]>
  /** Removes at most `atMost` visitors without activity since a time, and returns how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
