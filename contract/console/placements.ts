/** The placements of a site with their campaigns, from the file with which the service was started. */
export type PlacementList = { placements: ListedPlacement[] }

export type ListedPlacement = { id: string; campaigns: ListedCampaign[] }

export type ListedCampaign = {
  id: string
  /** `live` is the first active one; active ones after it wait. */
  state: 'live' | 'waiting' | 'off'
  /** Share of the visitors who see the content, 0 to 1; the others are compared with them. */
  share: number
  content: unknown
  /** The recommendations that it adds to the content; null for none. */
  recommendations: { count: number; strategies: string[] } | null
  groups: CampaignGroup[]
}

/** What is counted of those who see the content, or of those who do not. */
export type CampaignGroup = {
  group: 'CONTENT' | 'CONTROL'
  visitors: number
  delivered: number
  impressions: number
  clickthroughs: number
  converters: number
  conversions: number
}

/**
 * What each strategy answers, best first, in one of the shop's locales such as `en/uk/GBP`: products are recommended
 * separately in each.
 */
export type StrategyAnswers = {
  locale: string
  locales: string[]
  strategies: { strategy: string; items: { id: string; name: string; url: string }[] }[]
}
