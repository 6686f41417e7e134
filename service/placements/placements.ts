import { isFields } from '../../contract/json.ts'
import { isPathId } from '../http/path-id.ts'
import { type RecommendationPlan, recommendationPlanOf } from './recommendation-plan.ts'

/** One campaign of a placement: its content, and the share of visitors who see it. */
export type Campaign = {
  id: string
  content: unknown
  /** When set, the content contains the visitor's recommendations as `items` (SV-18). */
  recommendations: RecommendationPlan | null
  /** From 0 to 1; the other visitors are the control group (SV-20). */
  share: number
  isActive: boolean
}

/** A position on the shop's pages, with its sample content and its campaigns, of which the first active one is live. */
export type Placement = {
  /** The property whose events provide conversions and products; null for none, in which case nothing is counted. */
  trackingId: string | null
  sample: unknown
  campaigns: readonly Campaign[]
}

/** Placements by id. */
export type Placements = ReadonlyMap<string, Placement>

/**
 * Checks a table of placements: `{"home-hero": {"trackingId": "shop", "sample": …, "campaigns": [{"id": "spring",
 * "content": …, "share": 0.9}]}}`. By default a campaign is active and for all visitors. Instead of content, or in
 * addition to it, a campaign may have `"recommendations": {"count": 12, "strategies": ["also_viewed"]}`.
 * @throws Error that says what is wrong
 */
export function placementsOf(table: unknown): Placements {
  if (!isFields(table)) throw new Error('it is not an object')
  return new Map(Object.entries(table).map(([id, placement]) => [id, placementOf(placement, id)]))
}

function placementOf(placement: unknown, id: string): Placement {
  if (!isFields(placement)) throw new Error(`"${id}" is not an object`)
  const { trackingId = null, sample = null, campaigns = [] } = placement
  if (trackingId !== null && !(typeof trackingId === 'string' && isPathId(trackingId)))
    throw new Error(`"${id}.trackingId" is not a tracking id`)
  if (!Array.isArray(campaigns)) throw new Error(`"${id}.campaigns" is not a list`)
  const read = campaigns.map((campaign, at) => campaignOf(campaign, `${id}.campaigns[${at}]`))
  const twice = read.find(({ id: one }, at) => read.findIndex((each) => each.id === one) !== at)
  if (twice) throw new Error(`"${id}" has two campaigns "${twice.id}"`)
  if (trackingId === null && read.some(({ recommendations }) => recommendations))
    throw new Error(`"${id}" recommends products but has no trackingId, which says whose`)
  return { trackingId, sample, campaigns: read }
}

function campaignOf(campaign: unknown, name: string): Campaign {
  if (!isFields(campaign)) throw new Error(`"${name}" is not an object`)
  const { id, content = null, share = 1, active = true, recommendations } = campaign
  if (typeof id !== 'string' || id === '') throw new Error(`"${name}.id" is not a text`)
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) throw new Error(`"${name}.share" is not from 0 to 1`)
  if (typeof active !== 'boolean') throw new Error(`"${name}.active" is not true or false`)
  const plan = recommendations === undefined ? null : recommendationPlanOf(recommendations, `${name}.recommendations`)
  if (plan && content !== null && !isFields(content))
    throw new Error(`"${name}.content" is not an object, to which items can be added`)
  return { id, content, recommendations: plan, share, isActive: active }
}
